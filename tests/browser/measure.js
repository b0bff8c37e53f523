/**
 * Measures the page as it is drawn, for measure.py: what is wider than the screen, cut text, text below 12 px, and targets
 * that a finger can hardly hit. In an open dialog, only that.
 */
() => {
  const LEAST_TARGET = 40; // px
  const LEAST_TEXT = 12; // px
  const ROUNDING = 0.6; // px
  const root = document.documentElement;
  const found = new Set();

  /** An element in words, for whoever has to find it. */
  function name(element) {
    const id = element.closest("[data-testid]")?.dataset.testid;
    const words = (element.textContent.trim() || element.ariaLabel || "")
      .replace(/\s+/g, " ")
      .slice(0, 40);
    return `${id ? `[${id}] ` : ""}${element.tagName.toLowerCase()} "${words}"`;
  }

  /** Whether an element is there for screen readers only. */
  function isUnseen(element) {
    return (
      getComputedStyle(element).clipPath !== "none" ||
      (element.parentElement !== null && isUnseen(element.parentElement))
    );
  }

  function isShown(element) {
    return (
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      }) &&
      !element.closest("[inert]") &&
      !isUnseen(element)
    );
  }

  if (root.scrollWidth > innerWidth)
    found.add(
      `the page is ${root.scrollWidth - innerWidth} px wider than the screen`,
    );

  const within = document.querySelector("dialog[open]") ?? document.body;

  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts = new Set();
  while (walker.nextNode())
    if (walker.currentNode.data.trim())
      texts.add(walker.currentNode.parentElement);
  for (const element of texts) {
    if (!isShown(element) || element.closest("script, style, option")) continue;
    if (element.closest("svg[aria-hidden=true]")) continue; // a picture, which is described in words
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < LEAST_TEXT - 0.05)
      found.add(`text of ${size.toFixed(1)} px: ${name(element)}`);
    if (element.closest("svg, [role=img]")) continue; // as many pictures as fit; their number is in words
    if (element.closest("[data-testid=log] [aria-expanded]")) continue; // the log itself has the whole line
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    for (let each = element; each && each !== root; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (
        [overflowX, overflowY].some((way) => way === "auto" || way === "scroll")
      )
        break;
      const clip = each.getBoundingClientRect();
      if (
        overflowX !== "visible" &&
        (box.right > clip.right + 1.5 || box.left < clip.left - 1.5)
      )
        found.add(`cut at the side: ${name(element)}`);
      // The box of a line is higher than its letters.
      const slack = size * 0.35;
      if (
        overflowY !== "visible" &&
        (box.bottom > clip.bottom + slack || box.top < clip.top - slack)
      )
        found.add(`cut below: ${name(element)}`);
    }
  }

  for (const element of within.querySelectorAll(
    "button, a[href], input, select, summary, textarea, [role=button]",
  )) {
    if (!element.checkVisibility() || element.closest("[inert]")) continue;
    const target = element.matches("input")
      ? (element.closest("label") ?? element)
      : element;
    if (isUnseen(target)) continue;
    if (target.matches("a") && getComputedStyle(target).display === "inline")
      continue; // as high as its line (WCAG 2.5.8)
    if (target.matches(".pile-card")) continue; // cards that are close together are one target, their pile
    if (target.matches("[data-testid^=key-]")) continue; // keys in the proportions of a piano's
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < LEAST_TARGET - ROUNDING)
      found.add(
        `target of ${Math.round(width)} × ${Math.round(height)} px: ${name(target)}`,
      );
  }

  // On a touch screen, what was touched last would keep looking as if a mouse were over it.
  const open = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes("hover"))
        continue;
      if (rule.selectorText?.includes(":hover"))
        found.add(`:hover without a mouse: ${rule.selectorText}`);
      if (rule.cssRules) open(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) open(sheet.cssRules);
  return [...found];
};
