/** The current question, the judgment of the last answer, and the results so far. */

import { getJudged, getQuestion } from '../net/http';
import type { AskedQuestion, Graded } from '../wire';
import { cardQuizPath, queryOf, type CardQuiz } from './card-quiz';
import { answered, comesAgain, following, NEW_ROUND, type Round } from './round';

export class Asker {
  question = $state.raw<AskedQuestion | null>(null);
  verdict = $state.raw<Graded | null>(null);
  given = $state(''); // the answer that was judged
  /** Why there is no question or judgment; null when there is one. */
  error = $state.raw<unknown>(null);
  round = $state.raw<Round>(NEW_ROUND);
  onceMore = $state(false); // whether the question was missed before
  private calls = 0;
  private asking = ''; // the quiz that the missed questions belong to
  private counted = false;
  private judging = false;
  private outdated = false; // another question was asked for, and has not come yet

  /** Ask the next question of a quiz. Returns whether it was loaded; if not, `error` says why. */
  async ask(quiz: CardQuiz): Promise<boolean> {
    this.calls += 1;
    this.outdated = true;
    const mine = this.calls;
    const asking = cardQuizPath({ ...quiz, number: '' });
    try {
      const question = await getQuestion(queryOf(quiz));
      if (mine !== this.calls) return false;
      if (asking !== this.asking) this.round = { ...this.round, newest: 0, missed: [] };
      this.asking = asking;
      this.question = question;
      this.outdated = false;
      this.verdict = null;
      this.given = '';
      this.error = null;
      this.counted = false;
      this.judging = false;
      this.onceMore = comesAgain(this.round, question.number);
      return true;
    } catch (error) {
      if (mine === this.calls) this.fail(error);
      return false;
    }
  }

  /** The question to answer; null while another one is on its way, for which an answer to this one must not count. */
  get open(): AskedQuestion | null {
    return this.outdated ? null : this.question;
  }

  /** Send an answer; null when there is no question or it was answered correctly before. Only the first answer counts. */
  async answer(quiz: CardQuiz, text: string): Promise<Graded | null> {
    const { open: question, calls } = this;
    if (!question || this.judging || this.verdict?.right) return null;
    this.judging = true;
    try {
      const verdict = await getJudged(queryOf(quiz), text);
      if (calls !== this.calls) return null;
      if (!this.counted) this.round = answered(this.round, question.number, verdict.right);
      this.counted = true;
      this.given = text;
      this.verdict = verdict;
      this.error = null;
      return verdict;
    } catch (error) {
      if (calls === this.calls) this.fail(error);
      return null;
    } finally {
      if (calls === this.calls) this.judging = false;
    }
  }

  /** The number of the next question. */
  get next(): number {
    return following(this.round, this.question?.number ?? 0);
  }

  private fail(error: unknown): void {
    this.error = error;
  }
}
