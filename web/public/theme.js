// Applied before the first paint, so that the page does not flash (see src/settings/choices.ts, rootData). A separate file avoids inline scripts.
try {
  const kept = JSON.parse(localStorage.getItem('musicards.settings')) || {};
  const root = document.documentElement.dataset;
  if (['light', 'dark'].includes(kept.theme)) root.theme = kept.theme;
  if (['tubes', 'ink', 'suit', 'contrast'].includes(kept.palette)) root.palette = kept.palette;
  if (['reduced', 'full'].includes(kept.motion)) root.motion = kept.motion;
  if (kept.leftHanded === true) root.hand = 'left';
  if (kept.largeCards === true) root.large = 'on';
} catch {
  // Storage may be forbidden or hold something else; the defaults apply.
}
