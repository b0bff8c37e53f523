/** Whether the browser forbids the page to store anything, as when somebody blocks all site data. */
export function isStorageForbidden(): boolean {
  try {
    return typeof localStorage.length !== 'number';
  } catch {
    return true;
  }
}
