/** The eight spaces of Key's Corners in texts: each language chooses the form its sentence needs. */

import { or, t } from './texts.svelte';

const SPACES = ['N', 'E', 'S', 'W', 'NW', 'NE', 'SE', 'SW'] as const;

export type SpaceForms<Name extends string> = Readonly<Record<Name | `${Name}_at` | `${Name}_off` | `${Name}_onto`, string>>;

/**
 * The variables for a space, or for one of several: for "to", `$to` "the north foundation or the east foundation", `$to_at`
 * "on the north foundation …", `$to_onto` where a card goes, `$to_off` "from the north foundation …".
 */
export function spaceForms<Name extends string>(name: Name, codes: readonly string[]): SpaceForms<Name> {
  const spaces = SPACES.filter((each) => codes.includes(each)).map(
    (space) => ({ space, kind: space.length === 2 ? 'corner' : 'foundation' }) as const,
  );
  const forms = {
    [name]: or(spaces.map((space) => t('common-space', space))),
    [`${name}_at`]: or(spaces.map((space) => t('common-space-at', space))),
    [`${name}_onto`]: or(spaces.map((space) => t('common-space-onto', space))),
    [`${name}_off`]: or(spaces.map((space) => t('common-space-off', space))),
  };
  return forms as SpaceForms<Name>;
}
