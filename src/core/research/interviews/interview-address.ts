import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/kernel/common/address';
import { pageIn, withoutPage } from '@/core/kernel/common/page-address';
import type { InterviewFilter } from './interview';
import { INTERVIEW_FILTERS } from './interview';
import { companyInterviewsPath } from './interview-path';
import type { InterviewFilters } from './interview-reading.port';

export interface InterviewAddress {
  readonly filters: InterviewFilters;
  readonly page: number;
}

const MAX_TEXT = 200;

export function readInterviewAddress(address: string): InterviewAddress {
  const { query } = parseAddress(address);
  const chosen = INTERVIEW_FILTERS.map((name) => [name, queryValue(query, name)?.slice(0, MAX_TEXT) ?? ''] as const);
  return {
    filters: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
    page: pageIn(query),
  };
}

export function withInterviewFilter(address: string, filter: InterviewFilter, value: string | null): string {
  const first = withoutPage(address);
  return value === null ? withoutQuery(first, new Set([filter])) : withQuery(first, [[filter, value]]);
}

export function withInterviewRole(address: string, company: string, designation: string | null): string {
  const kept = parseAddress(address).query;
  return withoutPage(withQuery(companyInterviewsPath(company, designation), kept));
}
