/** Actions at a position, such as turning over a card of Memory. */

/** The position that an action says; null for none. */
export function positionIn(action: Readonly<Record<string, unknown>> | null): number | null {
  const position = action?.['position'];
  return typeof position === 'number' ? position : null;
}
