import type { JobFilterKey, JobLink } from '@/contract/generated/jobs';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import { EXPERIENCE_BANDS, FRESHNESS_OPTIONS, PAY_OPTIONS } from '@/core/research/jobs/job-options.rules';
import type { Database } from '@/server/platform/database';
import type { SkillRow } from '@/server/services/research/interviews/interviews/skill.queries';
import { skillsAt } from '@/server/services/research/interviews/interviews/skill.queries';
import type { NamedList } from './job-filters.queries';
import { itemsAt } from './job-filters.queries';

export type JobFilterQuery = Readonly<Partial<Record<JobFilterKey | 'designation' | 'skill', string | undefined>>>;

export const FIXED_OPTIONS = {
  experience: EXPERIENCE_BANDS,
  freshness: FRESHNESS_OPTIONS,
  employment: EMPLOYMENT_TYPES,
  ctc: PAY_OPTIONS,
} as const;

export const NAMED_FILTERS = ['company_name', 'job_profile', 'location', 'industry'] as const;

const SKILL = /^[a-z0-9-]+$/;

export const FROM_HOME = { urlName: 'work-from-home', id: 0 } as const;

export interface JobFilters {
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly words: string;
  readonly since: string;
  readonly freshness: string | null;
  readonly ignored: readonly { readonly parameter: string; readonly value: string }[];
  readonly jobProfile: JobLink | null;
  readonly skills: readonly SkillRow[];
  readonly companyId: number | null;
}

export async function readJobFilters(database: Database, query: JobFilterQuery, now: number): Promise<JobFilters> {
  const groups = new Map<string, readonly string[]>();
  const ignored: { parameter: string; value: string }[] = [];
  const keep = (
    parameter: string,
    asked: readonly string[],
    tokenOf: (urlName: string) => string | undefined,
  ): void => {
    const tokens = asked.flatMap((value) => {
      const token = tokenOf(value);
      if (token === undefined) ignored.push({ parameter, value });
      return token === undefined ? [] : [token];
    });
    if (tokens.length > 0) groups.set(parameter, tokens);
  };
  for (const key of ['experience', 'employment', 'ctc'] as const) {
    keep(key, optionsOf(query[key]), (value) =>
      FIXED_OPTIONS[key].some((option) => option === value) ? `${key}:${value}` : undefined,
    );
  }
  const items = await itemsByUrlName(database, query);
  for (const key of NAMED_FILTERS) {
    keep(key, optionsOf(query[key]), (value) => {
      const id = key === 'location' && value === FROM_HOME.urlName ? FROM_HOME.id : items.get(`${key} ${value}`)?.id;
      return id === undefined ? undefined : `${key}:${id}`;
    });
  }
  const skills = await skillsOf(database, query);
  keep('skill', optionsOf(query.skill), (value) =>
    SKILL.test(value) ? `skill:${skills.get(value)?.slug ?? value}` : undefined,
  );
  const [freshness = null, ...others] = optionsOf(query.freshness);
  const isFresh = FIXED_OPTIONS.freshness.some((option) => option === freshness);
  for (const value of isFresh || freshness === null ? others : [freshness, ...others]) {
    ignored.push({ parameter: 'freshness', value });
  }
  const { designation = '' } = query;
  const hasWords = /[\p{L}\p{N}]/u.test(designation);
  if (designation !== '' && !hasWords) ignored.push({ parameter: 'designation', value: designation });
  return {
    groups,
    words: hasWords ? designation : '',
    since: isFresh ? dayBeforeInIndia(now, Number(freshness)) : firstListedDay(now),
    freshness: isFresh ? freshness : null,
    ignored,
    jobProfile: roleOf(query, items),
    skills: [...skills.values()],
    companyId: onlyItem('company_name', query, items)?.id ?? null,
  };
}

export function facetsOf({ groups }: Pick<JobFilters, 'groups'>, without?: string): string {
  return [...groups]
    .filter(([key]) => key !== without)
    .map(([, tokens]) => `(${tokens.map((token) => `'${token}'`).join('|')})`)
    .join('&');
}

function optionsOf(value = ''): readonly string[] {
  return listedOptions(value.toLowerCase());
}

async function skillsOf(database: Database, query: JobFilterQuery): Promise<ReadonlyMap<string, SkillRow>> {
  const asked = optionsOf(query.skill).filter((option) => SKILL.test(option));
  if (asked.length === 0) return new Map();
  const rows = await database.query(skillsAt, asked);
  return new Map(rows.flatMap((row, place) => [[asked[place] ?? '', row] as const]));
}

type ItemRow = Awaited<ReturnType<typeof itemRows>>[number];

function onlyItem(list: NamedList, query: JobFilterQuery, items: ReadonlyMap<string, ItemRow>): ItemRow | undefined {
  const [option, other] = optionsOf(query[list]);
  return other === undefined ? items.get(`${list} ${option}`) : undefined;
}

function roleOf(query: JobFilterQuery, items: ReadonlyMap<string, ItemRow>): JobLink | null {
  const row = onlyItem('job_profile', query, items);
  return row === undefined ? null : { name: row.name, urlName: row.url_name };
}

async function itemsByUrlName(database: Database, query: JobFilterQuery): Promise<ReadonlyMap<string, ItemRow>> {
  const rows = await itemRows(database, query);
  return new Map(rows.map((row) => [`${row.list} ${row.url_name}`, row]));
}

async function itemRows(database: Database, query: JobFilterQuery) {
  const asked = NAMED_FILTERS.flatMap((list) => optionsOf(query[list]).map((urlName) => ({ list, urlName })));
  if (asked.length === 0) return [];
  const lists: readonly NamedList[] = asked.map(({ list }) => list);
  return database.query(
    itemsAt,
    lists,
    asked.map(({ urlName }) => urlName),
  );
}
