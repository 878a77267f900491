import type { Container } from 'inversify';
import { listedPage } from '@/app/later-page';
import { SMALL_COUNT } from '@/core/kernel/common/small-count';
import { INTERVIEW_FILTERS } from '@/core/research/interviews/interview';
import { readInterviewAddress } from '@/core/research/interviews/interview-address';
import type { InterviewScope } from '@/core/research/interviews/interview-reading.port';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';

export const REPORT_QUERY = [...INTERVIEW_FILTERS, 'page'];

export function openReports(container: Container, scope: InterviewScope): Promise<void> {
  return container.get(InterviewsKey).openReports({ ...scope, ...filtersOf(container) }, SMALL_COUNT);
}

export function turnReports(container: Container, scope: InterviewScope): Promise<void> {
  return container.get(InterviewsKey).turn({ ...scope, ...filtersOf(container) });
}

export function reportsPage(container: Container): ReturnType<typeof listedPage> {
  const { reportsState, questionsState } = container.get(InterviewsKey);
  const listed = listedPage(container, reportsState, REPORT_QUERY);
  const { page } = readInterviewAddress(container.get(NavigationKey).address);
  const hasQuestions =
    questionsState.state === 'ready' && !questionsState.value.anyDesignation && questionsState.value.items.length > 0;
  return { ...listed, isEmpty: listed.isEmpty && !(page === 1 && hasQuestions) };
}

export function parametersOf(container: Container): Readonly<Record<string, string>> {
  const parameters = Object.entries(container.get(NavigationKey).match?.parameters ?? {});
  return Object.fromEntries(parameters.map(([name, value]) => [name, value.split('/')[0] ?? '']));
}

export function addressWith(container: Container, parameters: Readonly<Record<string, string>>): string | null {
  const { match, screens } = container.get(NavigationKey);
  return match === null ? null : screens.addressOf(match.screen, parameters);
}

function filtersOf(container: Container) {
  const { filters, page } = readInterviewAddress(container.get(NavigationKey).address);
  return { ...filters, page };
}
