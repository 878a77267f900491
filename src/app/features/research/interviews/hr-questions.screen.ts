import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { readInterviewAddress } from '@/core/research/interviews/interview-address';
import { questionLinkOf } from '@/core/research/interviews/interview-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { HrQuestionsScreen } from '@/views/research/interviews/hr-questions-screen';
import { addressWith, parametersOf } from './open-reports';

function load(container: Container): Promise<void> {
  const { page } = readInterviewAddress(container.get(NavigationKey).address);
  return container.get(InterviewsKey).openRound(parametersOf(container).hrUrl ?? '', 'hr', page);
}

export const hrQuestionsScreen: Screen = {
  View: HrQuestionsScreen,
  query: ['page'],
  load,
  requery: load,
  canonical: (container) => {
    const { summary } = container.get(InterviewsKey);
    const hrUrl = summary?.company?.urlName ?? summary?.designation?.key;
    return hrUrl === undefined ? null : addressWith(container, { hrUrl });
  },
  page: (container) => {
    const { summary } = container.get(InterviewsKey);
    const item = summary?.company ?? summary?.designation ?? null;
    return item === null
      ? null
      : {
          ...listedPage(container, container.get(InterviewsKey).questionsState, ['page']),
          structured: listedItems(container.get(InterviewsKey).questionsState, questionLinkOf),
          title: `HR interview questions: ${item.name} · {brand}`,
          description: `What candidates were asked in HR rounds (${item.name}), the most asked first, with answers.`,
        };
  },
};
