/** The rules of a game as shown in a dialog: a lead, and sections of paragraphs and lists. */

import type { Variables } from './catalog';
import { idsOf, textOf } from './texts.svelte';

/** A paragraph, or the items of a list. Emphasis is written *so*. */
export type Block = string | readonly string[];

export interface Rules {
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly body: readonly Block[] }[];
}

/**
 * The rules of a game: the lead is `<game>_rules-lead`; every other message of `<game>_rules.ftl` is a section, in order, whose value
 * is the title and whose `.body` is the text. The area must be loaded.
 */
export function rulesOf(game: string, variables: Variables): Rules {
  const lead = `${game}_rules-lead`;
  const sections = idsOf(`${game}_rules-`).filter((id) => id !== lead);
  return {
    lead: stressed(textOf(lead, variables)),
    sections: sections.map((id) => ({ title: textOf(id, variables), body: blocks(textOf(`${id}.body`, variables)) })),
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
