import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { listedItems } from '@/app/listed-items';
import { questionLinkOf } from '@/core/research/interviews/interview-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { WaitingCardsKey } from '@/stores/research/contributions/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { CompanyInterviews } from '@/views/research/interviews/company-interviews';
import { companyScreen } from '../company/company-screen';
import { openReports, parametersOf, REPORT_QUERY, reportsPage, turnReports } from './open-reports';

function scopeOf(container: Container) {
  const { urlName = '', designation } = parametersOf(container);
  return { company: urlName, ...(designation === undefined ? {} : { designation }) };
}

const screen = companyScreen({
  View: CompanyInterviews,
  query: REPORT_QUERY,
  pages: ['designation'],
  load: async (container) => {
    const scope = scopeOf(container);
    await Promise.all([openReports(container, scope), container.get(WaitingCardsKey).open(scope.company)]);
  },
  requery: (container) => turnReports(container, scopeOf(container)),
  page: ({ companyName }, container) => {
    const { summary, summaryState } = container.get(InterviewsKey);
    if (summaryState.state === 'failed' && summaryState.failure.kind === 'notFound') return null;
    const role = summary?.designation?.name;
    const name =
      role === undefined ? `${companyName} interview questions` : `${role} interview questions at ${companyName}`;
    return {
      ...reportsPage(container),
      structured: listedItems(container.get(InterviewsKey).questionsState, questionLinkOf),
      title: `${name} · {brand}`,
      description: `${name}: what was asked, how hard it was and how it ended, in ${summary?.interviewsCount ?? 0} reports.`,
    };
  },
});

export const companyInterviewsScreen: Screen = {
  ...screen,
  canonical: (container, parameters) => {
    const { path, screens } = container.get(NavigationKey);
    const { summaryState } = container.get(InterviewsKey);
    const isNoDesignation = summaryState.state === 'failed' && summaryState.failure.kind === 'notFound';
    return isNoDesignation && path.startsWith('/interview/')
      ? screens.addressOf('CompanyInterviews', { urlName: parameters.urlName ?? '' })
      : (screen.canonical?.(container, parameters) ?? null);
  },
};
