/** The rules of a game as shown in a dialog: a lead, and sections of paragraphs and lists. */

import type { Variables } from './catalog';
import { rulesSections } from './game-info';
import { hasText, textOf } from './texts.svelte';

/** A paragraph, or the items of a list. Emphasis is written *so*. */
export type Block = string | readonly string[];

export interface Rules {
  readonly lead: string;
  /** `cards`: codes of the cards in the example, '' for a card that is face down. */
  readonly sections: readonly { readonly title: string; readonly body: readonly Block[]; readonly cards: readonly string[] }[];
}

/** The rules of a game: a section's text is `<game>_rules-NAME`, or `rules-NAME` for several games. Both areas must be loaded. */
export function rulesOf(game: string, variables: Variables): Rules {
  const written = (name: string): string => textOf(hasText(`${game}_rules-${name}`) ? `${game}_rules-${name}` : `rules-${name}`, variables);
  return {
    lead: stressed(written('lead')),
    sections: rulesSections(game).map(({ name, cards }) => ({
      title: textOf(`rules-title-${name}`),
      body: blocks(written(name)),
      cards,
    })),
  };
}

/** Split a text of several lines: an empty line ends a paragraph, and lines that begin with "- " are list items. */
export function blocks(text: string): Block[] {
  return stressed(text)
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith('- ')
        ? block
            .split(/\n?^- /m)
            .slice(1)
            .map(line)
        : line(block),
    );
}

const line = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** Convert emphasis from _so_, as in Fluent files, where a line cannot begin with a star. */
function stressed(text: string): string {
  return text.replace(/_([^_]+)_/g, '*$1*');
}
