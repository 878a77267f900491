import type { JobFilter, JobFilterOption } from '@/contract/generated/jobs';
import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { GONE_AFTER_DAYS } from '@/core/research/jobs/job-age.rules';
import { MAX_NAMED_OPTIONS } from '@/core/research/jobs/job-alert.rules';
import type { Database } from '@/server/platform/database';
import type { JobFilters } from './job-filters';
import { FIXED_OPTIONS, FROM_HOME, facetsOf, NAMED_FILTERS } from './job-filters';
import type { NamedList } from './job-filters.queries';
import { itemsOf } from './job-filters.queries';
import { allTokens, countFilteredJobs, countJobs, filteredTokens } from './jobs.queries';

type Counts = ReadonlyMap<string, number>;

export async function countOptions(
  database: Database,
  filters: JobFilters,
  now: number,
): Promise<readonly JobFilter[]> {
  const overall = await countTokens(database, filters);
  const countsOf = async (key: string): Promise<Counts> =>
    filters.groups.has(key) ? countTokens(database, filters, key) : overall;
  const named: { key: NamedList; id: number; count: number }[] = [];
  for (const key of NAMED_FILTERS) {
    const counts = await countsOf(key);
    const ids = new Set([...mostFrequent(counts, key), ...idsOf(filters.groups.get(key) ?? [])]);
    named.push(...[...ids].map((id) => ({ key, id, count: counts.get(`${key}:${id}`) ?? 0 })));
  }
  const names = await namesOf(database, named);
  const optionsOf = (key: NamedList): readonly JobFilterOption[] =>
    named
      .filter((option) => option.key === key)
      .flatMap(({ id, count }) => {
        const name = names.get(`${key} ${id}`);
        return name === undefined ? [] : [{ ...name, count }];
      })
      .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  const fixedOf = async (key: 'experience' | 'employment' | 'ctc'): Promise<readonly JobFilterOption[]> => {
    const counts = await countsOf(key);
    return FIXED_OPTIONS[key].map((urlName) => ({
      urlName,
      name: urlName,
      count: counts.get(`${key}:${urlName}`) ?? 0,
    }));
  };
  return [
    { key: 'freshness', options: await freshnessOptions(database, filters, now) },
    { key: 'location', options: optionsOf('location') },
    { key: 'experience', options: await fixedOf('experience') },
    { key: 'ctc', options: await fixedOf('ctc') },
    { key: 'employment', options: await fixedOf('employment') },
    { key: 'job_profile', options: optionsOf('job_profile') },
    { key: 'company_name', options: optionsOf('company_name') },
    { key: 'industry', options: optionsOf('industry') },
  ];
}

async function countTokens(database: Database, filters: JobFilters, without?: string): Promise<Counts> {
  const facets = facetsOf(filters, without);
  const rows =
    facets === '' && filters.words === ''
      ? await database.query(allTokens, filters.since)
      : await database.query(filteredTokens, facets, filters.words, filters.since);
  return new Map(rows.map(({ token, count }) => [token, count]));
}

async function freshnessOptions(
  database: Database,
  filters: JobFilters,
  now: number,
): Promise<readonly JobFilterOption[]> {
  const facets = facetsOf(filters);
  const options: JobFilterOption[] = [];
  for (const days of FIXED_OPTIONS.freshness) {
    const since = dayBeforeInIndia(now, Math.min(Number(days), GONE_AFTER_DAYS));
    const [counted] =
      facets === '' && filters.words === ''
        ? await database.query(countJobs, since)
        : await database.query(countFilteredJobs, facets, filters.words, since);
    options.push({ urlName: days, name: days, count: counted?.total ?? 0 });
  }
  return options;
}

function mostFrequent(counts: Counts, key: string): readonly number[] {
  const tokens = [...counts].filter(([token]) => token.startsWith(`${key}:`));
  tokens.sort(([one, many], [other, more]) => more - many || one.localeCompare(other));
  return idsOf(tokens.slice(0, MAX_NAMED_OPTIONS).map(([token]) => token));
}

function idsOf(tokens: readonly string[]): readonly number[] {
  return tokens.map((token) => Number(token.slice(token.indexOf(':') + 1)));
}

async function namesOf(
  database: Database,
  options: readonly { readonly key: NamedList; readonly id: number }[],
): Promise<ReadonlyMap<string, Pick<JobFilterOption, 'name' | 'urlName'>>> {
  const rows = await database.query(
    itemsOf,
    options.map(({ key }) => key),
    options.map(({ id }) => id),
  );
  return new Map([
    [`location ${FROM_HOME.id}`, { name: FROM_HOME.urlName, urlName: FROM_HOME.urlName }],
    ...rows.map(({ list, id, name, url_name }) => [`${list} ${id}`, { name, urlName: url_name }] as const),
  ]);
}
