/** What First steps say: what is asked, and in the end how it went. */

import { helpWords, playerName } from '../match/event-text';
import type { Match } from '../match/match';
import type { Variables } from '../texts/catalog';
import { firstOf, t } from '../texts/texts.svelte';
import type { DueGoal } from '../wire';

/** The text for how far somebody is in a scene of `match`. */
export function coachText(match: Match, due: DueGoal): string {
  const { help } = due;
  const known: Variables = { ...match.game.variables?.(help?.facts ?? {}), name: playerName(match.room, 1) };
  const game = match.room?.game ?? '';
  /** The text of the game, or else the text of all games, with what help knows of the table. */
  const own = (name: string): string => firstOf([`${game}_first_steps-${name}`, `first_steps-${name}`], known);
  /** What had to be done, in short where the text of the goal says more than that. */
  const task = (name: string): string => firstOf([`${game}_first_steps-${name}.task`, `first_steps-${name}.task`], known) || own(name);

  switch (due.state) {
    case 'wait':
      return match.table?.turn === match.table?.seat ? '' : own('wait'); // on your own turn only a card is being dealt
    case 'done':
      return own(`done-${String(due.scene)}`) || t('first_steps-reached');
    case 'missed':
      return own(`missed-${due.goal}`) || t('first_steps-missed', { goal: task(due.goal) });
    case 'due': {
      if (help && !help.action) return helpWords(match, { ...help, step: 1 }).join(' '); // nothing known leads there
      const [look = '', answer = ''] = help?.name ? helpWords(match, { ...help, step: 2 }) : [];
      return [own(due.goal) || look, answer].filter((each) => each !== '').join(' ');
    }
  }
}
