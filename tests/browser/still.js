// Watches a table: what moves without being a card. Sizes in px.
(() => {
  const MOST = 2;
  const CARDS =
    '[data-code], .on-table, .card-slot, .slot, [data-place^=won], [data-testid=hand], [data-testid=own-cards] li, [data-testid=fan], [data-testid=memory-board]';
  // Slips of paper grow when they are asked for more. What happened, newest first, moves down in a frame of its own.
  const FREE = `${CARDS}, [data-testid=explanation], [data-testid=help-note], [data-testid=log] li, dialog, [data-over=true]`;
  const ALL = 'left top right bottom';
  /** The parts with a fixed place, by test id, and the sides that must stay. */
  const PLACES = [
    [/^(turn|sound|rules)$/, 'left top'],
    [/^prompt$/, 'left top bottom'],
    [/^coach(-text|-again)?$/, ALL],
    [/^(log|hand|own-cards)$/, 'left top right'],
    [/^(stock|memory-board|reference|opponent-\d|say-([A-G]|half|whole|hour-\d+)|space-[NESW]+)$/, ALL],
    [/^(help-me|draw|pass|done|call|undo|lay)$/, ALL],
    [/^ask-\d$/, 'top bottom'], // one more button for a second name makes room at their side
  ];
  const first = new Map();
  const moved = new Map();
  const found = (what, px) => {
    if (px > MOST) moved.set(what, Math.max(px, moved.get(what) ?? 0));
  };
  window.stillness = {
    watching: false,
    begin() {
      first.clear();
      moved.clear();
      this.watching = true;
    },
    moved: () => [...moved].map(([what, px]) => `${what}: ${px.toFixed(0)} px`),
  };
  const nameOf = (element) => `${element.closest('[data-testid]')?.dataset.testid ?? ''} ${element.tagName} ${element.className}`;

  const look = () => {
    requestAnimationFrame(look);
    if (!window.stillness.watching || document.querySelector('dialog[open], [data-testid=table][data-over=true]')) return;
    for (const element of document.querySelectorAll('main [data-testid]')) {
      const id = element.dataset.testid;
      const sides = PLACES.find(([name]) => name.test(id))?.[1];
      const box = sides && element.getBoundingClientRect();
      if (!box || box.width === 0) continue;
      if (!first.has(id)) first.set(id, { left: box.left, right: box.right, top: box.top + scrollY, bottom: box.bottom + scrollY });
      for (const side of sides.split(' ')) {
        const now = box[side] + (side === 'top' || side === 'bottom' ? scrollY : 0);
        found(`${side} of ${id}`, Math.abs(now - first.get(id)[side]));
      }
    }
  };
  requestAnimationFrame(look);

  new PerformanceObserver((list) => {
    for (const { sources } of window.stillness.watching ? list.getEntries() : []) {
      for (const { node, previousRect: before, currentRect: after } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.closest('main') || element.closest(FREE)) continue;
        if (before.width === 0 || after.width === 0) continue; // it has come, or gone
        found(`shift of ${nameOf(element)}`, Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y)));
      }
    }
  }).observe({ type: 'layout-shift' });
})();
