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

/** Returns each question once, as first written. Questions of signs only are left out. */
export function askedQuestionsOf({ rounds }: Pick<InterviewContribution, 'rounds'>): readonly AskedQuestion[] {
  const asked = rounds.flatMap(({ name, questions }) =>
    questions.map((question) => {
      const text = question.replaceAll(/\s+/g, ' ').trim();
      return { key: questionKeyOf(text), text, round: name.trim() };
    }),
  );
  return distinctBy(asked, ({ key }) => key).filter(({ key }) => key !== '');
}
