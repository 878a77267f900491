import type { MemoryCatalog } from '@/adapters/memory/kernel/catalog/catalog-records';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { Job } from '@/core/research/jobs/job';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import type { JobFilterKey, JobFilterParameters } from '@/core/research/jobs/job-filters';
import { BAND_YEARS, EXPERIENCE_BANDS, FRESHNESS_OPTIONS, PAY_OPTIONS } from '@/core/research/jobs/job-options.rules';
import { findSkill } from '../interviews/memory-skills';

type Opening = Pick<
  Job,
  | 'company'
  | 'jobProfile'
  | 'locations'
  | 'workMode'
  | 'employment'
  | 'minExperience'
  | 'maxExperience'
  | 'compensation'
  | 'skills'
  | 'title'
  | 'postedOn'
> & { readonly industry: { readonly urlName: string } };

/** Filters of openings. Freshness is excluded, since it depends on the day. */
type MemoryFacet = Exclude<JobFilterKey, 'freshness'> | 'skill';

export function optionsOfJob(
  job: Opening,
): Readonly<Record<Exclude<JobFilterKey, 'freshness'> | 'skill', readonly string[]>> {
  const { minExperience, maxExperience, compensation } = job;
  const lowest = minExperience ?? maxExperience;
  const highest = maxExperience ?? minExperience;
  const pay = compensation === null ? null : (compensation.maxCtc ?? compensation.minCtc);
  return {
    company_name: [job.company.urlName],
    job_profile: job.jobProfile === null ? [] : [job.jobProfile.urlName],
    industry: [job.industry.urlName],
    location: [
      ...job.locations.map(({ urlName }) => urlName),
      ...(job.workMode === 'remote' ? ['work-from-home'] : []),
    ],
    employment: job.employment === null ? [] : [job.employment],
    skill: job.skills.map(urlNameOf),
    experience:
      lowest === null || highest === null
        ? []
        : EXPERIENCE_BANDS.filter((band) => lowest <= BAND_YEARS[band][1] && highest >= BAND_YEARS[band][0]),
    ctc:
      pay === null
        ? []
        : PAY_OPTIONS.filter(
            (option) => option === 'disclosed' || (compensation?.currency === 'INR' && pay >= Number(option) * LAKH),
          ),
  };
}

export interface MemoryJobFilters {
  readonly groups: ReadonlyMap<MemoryFacet, readonly string[]>;
  readonly words: readonly string[];
  readonly since: string;
  readonly ignored: readonly { readonly parameter: string; readonly value: string }[];
}

export function readMemoryFilters(query: JobFilterParameters, catalog: MemoryCatalog, now: number): MemoryJobFilters {
  const ignored: { parameter: string; value: string }[] = [];
  const groups = new Map<MemoryFacet, readonly string[]>();
  const lists: readonly (readonly [MemoryFacet & JobFilterKey, readonly string[]])[] = [
    ['experience', EXPERIENCE_BANDS],
    ['employment', EMPLOYMENT_TYPES],
    ['ctc', PAY_OPTIONS],
    ['company_name', catalog.company.map(({ name }) => urlNameOf(name))],
    ['job_profile', catalog.jobProfile.map(({ name }) => urlNameOf(name))],
    ['location', ['work-from-home', ...catalog.location.map(({ name }) => urlNameOf(name))]],
    ['industry', catalog.industry.map(({ name }) => urlNameOf(name))],
  ];
  for (const [parameter, known] of lists) {
    const asked = listedOptions(query[parameter]?.toLowerCase());
    const kept = asked.filter((option) => known.includes(option));
    ignored.push(...asked.filter((option) => !known.includes(option)).map((value) => ({ parameter, value })));
    if (kept.length > 0) groups.set(parameter, kept);
  }
  const skills = listedOptions(query.skill?.toLowerCase());
  const odd = skills.filter((skill) => !/^[a-z0-9-]+$/.test(skill));
  ignored.push(...odd.map((value) => ({ parameter: 'skill', value })));
  const names = skills.filter((skill) => !odd.includes(skill)).flatMap((skill) => findSkill(catalog, skill).keys);
  if (names.length > 0) groups.set('skill', names);
  const [days = '', ...others] = listedOptions(query.freshness?.toLowerCase());
  const isFresh = FRESHNESS_OPTIONS.some((option) => option === days);
  const unknown = isFresh || days === '' ? others : [days, ...others];
  ignored.push(...unknown.map((value) => ({ parameter: 'freshness', value })));
  const words = (query.designation ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (query.designation !== undefined && words.length === 0) {
    ignored.push({ parameter: 'designation', value: query.designation });
  }
  return { groups, words, since: isFresh ? dayBeforeInIndia(now, Number(days)) : firstListedDay(now), ignored };
}

export function matchesFilters(
  job: Opening,
  { groups, words, since }: MemoryJobFilters,
  without?: JobFilterKey,
): boolean {
  const options = optionsOfJob(job);
  const title: readonly string[] = job.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const fits = [...groups].every(
    ([key, asked]) => key === without || options[key].some((option) => asked.includes(option)),
  );
  return fits && words.every((word) => title.includes(word)) && job.postedOn >= since;
}
