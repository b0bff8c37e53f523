/** What a prompt points out on the table: the hand's cards, and buttons, which name what they do in `data-hint`. */

/**
 * The CSS selector of everything that an action takes, e.g. the card D3 and the button "letter-D"; '' for no action. A button's hint is
 * the action's word, such as "draw", or a field and its value.
 */
export function hintSelector(action: Readonly<Record<string, unknown>>): string {
  return Object.entries(action)
    .flatMap(([name, value]) => selectors(name, value))
    .join(', ');
}

function selectors(name: string, value: unknown): string[] {
  if (name === 'card' || name === 'cards') return [value].flat().map((card) => `[data-place="hand"] [data-code="${String(card)}"]`);
  if (name === 'do') return [`[data-hint~="${String(value)}"]`];
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([each, said]) => selectors(each, said));
  return [`[data-hint~="${name}-${String(value)}"]`];
}
