import { questionLinkOf } from '@/core/interviews/interview-path';
import { InterviewsKey } from '@/stores/interviews/keys';
import { InterviewsScreen } from '@/views/interviews/interviews-screen';
import type { Screen } from '../../feature';
import { listedItems } from '../../listed-items';
import { openReports, REPORT_QUERY, reportsPage, turnReports } from './open-reports';

/** The first page of interviews. */
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
