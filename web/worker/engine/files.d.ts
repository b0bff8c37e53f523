/** What Vite makes of an import: the address of a file, or its text. */
declare module '*?url' {
  const address: string;
  export default address;
}
declare module '*?raw' {
  const text: string;
  export default text;
}
