/** The outline of the staff on the back of a card, 250 units wide and 350 high with the middle at 0 0: it winds from top to bottom. */
export const STAFF = [-32, -16, 0, 16, 32]
  .map((x) => `M${String(x)}-148C${String(x - 62)}-60 ${String(x + 62)} 60 ${String(x)} 148`)
  .join('');
