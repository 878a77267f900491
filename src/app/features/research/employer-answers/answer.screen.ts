import type { Screen } from '@/app/feature';
import { ShownAnswerKey } from '@/stores/research/employer-answers/keys';
import { AnswerScreen } from '@/views/research/employer-answers/answer-screen';

export const answerScreen: Screen = {
  View: AnswerScreen,
  load: async (container, { answerId = '' }) => {
    await container.get(ShownAnswerKey).show(answerId);
  },
  page: (container) =>
    container.get(ShownAnswerKey).isUnknown
      ? null
      : {
          title: 'An answer by a company · {brand}',
          description: 'What a company answers to a contribution, and what its author replies.',
          isEmpty: true,
        },
};
