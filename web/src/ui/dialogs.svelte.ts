/** Whether a dialog is open on this page. */

let count = $state(0);

export function isDialogOpen(): boolean {
  return count > 0;
}

/** Count a dialog as open. Returns a function that counts it as closed. */
export function dialogOpened(): () => void {
  count += 1;
  return () => (count -= 1);
}
