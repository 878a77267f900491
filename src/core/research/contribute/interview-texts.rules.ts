import { distinctBy } from '@/core/kernel/common/unique-list';
import { questionKeyOf } from '../interviews/question-name.rules';
import type { InterviewContribution } from './interview-contribution';

export interface AskedQuestion {
  /** Names the question among those of its company. */
  readonly key: string;
  readonly text: string;
  readonly round: string;
}

/** Returns all texts of an interview that its author wrote, for the automatic checks. */
export function interviewTextsOf({
  story,
  rounds,
}: Pick<InterviewContribution, 'story' | 'rounds'>): readonly string[] {
  return [story, ...rounds.flatMap(({ name, questions }) => [name, ...questions])];
}

/** Returns the questions of all rounds, each once, without those that are signs alone; the first writing counts. */
export function askedQuestionsOf({ rounds }: Pick<InterviewContribution, 'rounds'>): readonly AskedQuestion[] {
  const asked = rounds.flatMap(({ name, questions }) =>
    questions.map((question) => {
      const text = question.replaceAll(/\s+/g, ' ').trim();
      return { key: questionKeyOf(text), text, round: name.trim() };
    }),
  );
  return distinctBy(asked, ({ key }) => key).filter(({ key }) => key !== '');
}
