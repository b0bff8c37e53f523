// Before the first paint; see rootData in choices.ts.
try {
  const kept = JSON.parse(localStorage.getItem('musicards.settings')) || {};
  const root = document.documentElement.dataset;
  if (['light', 'dark'].includes(kept.theme)) root.theme = kept.theme;
  if (['tubes', 'ink', 'suit', 'contrast'].includes(kept.palette)) root.palette = kept.palette;
  if (['reduced', 'full'].includes(kept.motion)) root.motion = kept.motion;
  if (kept.leftHanded === true) root.hand = 'left';
  if (kept.largeCards === true) root.large = 'on';
} catch {} // storage is forbidden: the defaults apply
