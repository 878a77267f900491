import type { Screen } from '@/app/feature';
import { listedItems } from '@/app/listed-items';
import { questionLinkOf } from '@/core/research/interviews/interview-path';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { InterviewsScreen } from '@/views/research/interviews/interviews-screen';
import { openReports, REPORT_QUERY, reportsPage, turnReports } from './open-reports';

export const interviewsScreen: Screen = {
  View: InterviewsScreen,
  query: REPORT_QUERY,
  load: (container) => openReports(container, {}),
  requery: (container) => turnReports(container, {}),
  page: (container) => ({
    ...reportsPage(container),
    structured: listedItems(container.get(InterviewsKey).questionsState, questionLinkOf),
    title: 'Interview questions and experiences · {brand}',
    description:
      'What was asked in interviews at companies in India, how hard they were, how they ended and how long they took.',
  }),
};
