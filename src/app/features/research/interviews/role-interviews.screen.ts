import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { listedItems } from '@/app/listed-items';
import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import { questionLinkOf } from '@/core/research/interviews/interview-path';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { RoleInterviewsScreen } from '@/views/research/interviews/role-interviews-screen';
import { addressWith, openReports, parametersOf, REPORT_QUERY, reportsPage, turnReports } from './open-reports';

function scopeOf(container: Container) {
  return { designation: parametersOf(container).jobProfile ?? '' };
}

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
