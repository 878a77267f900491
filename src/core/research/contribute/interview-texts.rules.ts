import { distinctBy } from '@/core/kernel/common/unique-list';
import { questionKeyOf } from '../interviews/question-name.rules';
import type { InterviewContribution } from './interview-contribution';

export interface AskedQuestion {
  readonly key: string;
  readonly text: string;
  readonly round: string;
}

export function interviewTextsOf({
  story,
  rounds,
}: Pick<InterviewContribution, 'story' | 'rounds'>): readonly string[] {
  return [story, ...rounds.flatMap(({ name, questions }) => [name, ...questions])];
}

/** Returns distinct questions in their first wording. Leaves out questions without a letter or digit. */
export function askedQuestionsOf({ rounds }: Pick<InterviewContribution, 'rounds'>): readonly AskedQuestion[] {
  const asked = rounds.flatMap(({ name, questions }) =>
    questions.map((question) => {
      const text = question.replaceAll(/\s+/g, ' ').trim();
      return { key: questionKeyOf(text), text, round: name.trim() };
    }),
  );
  return distinctBy(asked, ({ key }) => key).filter(({ key }) => key !== '');
}
