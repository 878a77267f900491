import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { withQuery } from '@/core/kernel/common/address';
import { readInterviewAddress } from '@/core/research/interviews/interview-address';
import { questionLinkOf } from '@/core/research/interviews/interview-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { TopQuestions } from '@/views/research/interviews/top-questions';
import { companyScreen } from '../company/company-screen';
import { parametersOf } from './open-reports';

function load(container: Container): Promise<void> {
  const { urlName = '', designation } = parametersOf(container);
  const { page } = readInterviewAddress(container.get(NavigationKey).address);
  const scope = { company: urlName, ...(designation === undefined ? {} : { designation }) };
  return container.get(InterviewsKey).openQuestions({ ...scope, page });
}

const screen = companyScreen({
  View: TopQuestions,
  query: ['page'],
  load,
  requery: load,
  page: ({ companyName }, container) => ({
    ...listedPage(container, container.get(InterviewsKey).questionsState, ['page']),
    structured: listedItems(container.get(InterviewsKey).questionsState, questionLinkOf),
    title: `Top interview questions at ${companyName} · {brand}`,
    description: `The questions that candidates at ${companyName} report most, with how often they were asked and answered.`,
  }),
});

/** The top questions. An older address has the page in its path (decisions A 44). */
export const topQuestionsScreen: Screen = {
  ...screen,
  canonical: (container, { page, ...parameters }) => {
    const path = screen.canonical?.(container, parameters) ?? null;
    return path === null || page === undefined ? path : withQuery(path, [['page', page]]);
  },
};
