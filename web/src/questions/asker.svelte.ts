/** The question that is asked just now, what was said to the last answer, and how it has gone so far. */

import { getJudged, getQuestion } from '../net/http';
import type { AskedQuestion, Judged } from '../wire';
import { exercisePath, queryOf, type Exercise } from './exercise';
import { answered, comesAgain, following, NEW_ROUND, type Round } from './round';

export class Asker {
  question = $state.raw<AskedQuestion | null>(null);
  verdict = $state.raw<Judged | null>(null);
  given = $state(''); // the answer that the verdict is about
  /** Why there is no question or verdict; null when there is one. */
  error = $state.raw<unknown>(null);
  round = $state.raw<Round>(NEW_ROUND);
  onceMore = $state(false); // it was missed before
  private calls = 0;
  private asking = ''; // the exercise whose questions those are that were missed
  private counted = false;
  private judging = false;

  /** Ask the question of an exercise. Whether it is there; if not, `error` says why. */
  async ask(exercise: Exercise): Promise<boolean> {
    this.calls += 1;
    const mine = this.calls;
    const asking = exercisePath({ ...exercise, number: '' });
    try {
      const question = await getQuestion(queryOf(exercise));
      if (mine !== this.calls) return false;
      if (asking !== this.asking) this.round = { ...this.round, newest: 0, missed: [] };
      this.asking = asking;
      this.question = question;
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

  /** Answer it; null when nobody has asked, or it has been answered rightly. The first answer counts. */
  async answer(exercise: Exercise, text: string): Promise<Judged | null> {
    const { question, calls } = this;
    if (!question || this.judging || this.verdict?.right) return null;
    this.judging = true;
    try {
      const verdict = await getJudged(queryOf(exercise), text);
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

  /** The number of the question that comes next. */
  get next(): number {
    return following(this.round, this.question?.number ?? 0);
  }

  private fail(error: unknown): void {
    this.error = error;
  }
}
