// Before the first paint, so that a chosen theme does not flash. A file of its own: no inline script is needed.
try {
  const theme = localStorage.getItem('musicards.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme will do.
}
