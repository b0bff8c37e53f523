/** Which input methods this browser offers at this address; some need a secure one. */

export function hasMidi(): boolean {
  return 'requestMIDIAccess' in navigator;
}

export function hasMicrophone(): boolean {
  return 'mediaDevices' in navigator;
}

export function hasSpeech(): boolean {
  return 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
}
