/** The rules of a game as a sheet shows them: a lead, and sections of paragraphs and lists. */

import type { Variables } from './catalog';
import { idsOf, textOf } from './texts.svelte';

/** A paragraph, or the items of a list. What is stressed is *so*. */
export type Block = string | readonly string[];

export interface Rules {
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly body: readonly Block[] }[];
}

/**
 * The rules of a game: `<game>_rules-lead`, and every other message of `<game>_rules.ftl` in its order as a section, whose value
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

/** A text of several lines: an empty line ends a paragraph, lines that begin with "- " are the items of a list. */
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

/** What is stressed is written _so_, as a line of a Fluent file cannot begin with a star. */
function stressed(text: string): string {
  return text.replace(/_([^_]+)_/g, '*$1*');
}
