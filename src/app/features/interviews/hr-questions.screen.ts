import type { Container } from 'inversify';
import { readInterviewAddress } from '@/core/interviews/interview-address';
import { questionLinkOf } from '@/core/interviews/interview-path';
import { InterviewsKey } from '@/stores/interviews/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { HrQuestionsScreen } from '@/views/interviews/hr-questions-screen';
import type { Screen } from '../../feature';
import { listedPage } from '../../later-page';
import { listedItems } from '../../listed-items';
import { addressWith, parametersOf } from './open-reports';

function load(container: Container): Promise<void> {
  const { page } = readInterviewAddress(container.get(NavigationKey).address);
  return container.get(InterviewsKey).openRound(parametersOf(container).hrUrl ?? '', 'hr', page);
}

/** The questions of HR rounds at a company or for a role. */
export const hrQuestionsScreen: Screen = {
  View: HrQuestionsScreen,
  query: ['page'],
  load,
  requery: load,
  canonical: (container) => {
    const { summary } = container.get(InterviewsKey);
    const item = summary?.company ?? summary?.designation ?? null;
    return item === null ? null : addressWith(container, { hrUrl: item.key });
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
