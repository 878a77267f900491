import type { Container } from 'inversify';
import { questionLinkOf } from '@/core/interviews/interview-path';
import { breadcrumbsOf } from '@/core/navigation/breadcrumbs';
import { InterviewsKey } from '@/stores/interviews/keys';
import { RoleInterviewsScreen } from '@/views/interviews/role-interviews-screen';
import type { Screen } from '../../feature';
import { listedItems } from '../../listed-items';
import { addressWith, openReports, parametersOf, REPORT_QUERY, reportsPage, turnReports } from './open-reports';

function scopeOf(container: Container) {
  return { designation: parametersOf(container).jobProfile ?? '' };
}

/** The interviews of a job profile. */
export const roleInterviewsScreen: Screen = {
  View: RoleInterviewsScreen,
  query: REPORT_QUERY,
  load: (container) => openReports(container, scopeOf(container)),
  requery: (container) => turnReports(container, scopeOf(container)),
  canonical: (container) => {
    const role = container.get(InterviewsKey).summary?.designation ?? null;
    return role === null ? null : addressWith(container, { jobProfile: role.key });
  },
  page: (container) => {
    const { summary } = container.get(InterviewsKey);
    if (summary?.designation === null || summary === null) return null;
    const { key, name } = summary.designation;
    return {
      ...reportsPage(container),
      title: `${name} interview questions · {brand}`,
      structured: [
        breadcrumbsOf([
          ['Interviews', '/interviews'],
          [name, addressWith(container, { jobProfile: key }) ?? '/interviews'],
        ]),
        ...listedItems(container.get(InterviewsKey).questionsState, questionLinkOf),
      ],
      description: `What ${name} candidates were asked, in ${summary.interviewsCount} reports from companies in India.`,
    };
  },
};
