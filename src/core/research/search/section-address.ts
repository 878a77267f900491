import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import { COUNT_SCREENS } from '../company/count-screens';
import type { SearchAddress, SearchSection } from './search-address';
import { BENEFIT_SUFFIX } from './search-address';

const FILTERS: Readonly<
  Record<SearchSection, Readonly<Partial<Record<'jobProfile' | 'jobLocation' | 'benefit', string>>>>
> = {
  reviews: { jobProfile: 'designation', jobLocation: 'location' },
  salaries: { jobProfile: 'designation', jobLocation: 'location' },
  interviews: {},
  jobs: { jobProfile: 'job_profile', jobLocation: 'location' },
  benefits: { benefit: 'benefit' },
  photos: {},
};

const JOBS_OF_SPECIFICS: Readonly<Record<string, QueryPair>> = {
  freshers: ['experience', 'fresher'],
  internship: ['employment', 'intern'],
  'part-time': ['employment', 'parttime'],
  remote: ['location', 'work-from-home'],
};

/**
 * Returns the address of a section's page: `/salaries/acme-salaries/data-analyst/pune-location` is the salaries of data
 * analysts in Pune at Acme. Returns null if no page has all of these filters, or the address has a query of its own.
 */
export function sectionAddress(screens: Screens, address: SearchAddress): string | null {
  const { section, company, specific, jobProfile } = address;
  if (section === null || address.q !== '' || address.designation !== '' || jobProfile.includes(' ')) return null;
  const chosen = chosenFilters(section, address);
  if (company !== '') {
    if (specific !== '') return null;
    if (section === 'interviews') return ofInterviews(screens, address);
    const path = screens.addressOf(COUNT_SCREENS[section], { urlName: company });
    return path === null || chosen === null ? null : withQuery(path, chosen);
  }
  if (section === 'salaries' && jobProfile !== '' && specific === '') {
    const path = screens.addressOf('JobProfileSalaries', { jobProfile });
    const places = (chosen ?? []).filter(([name]) => name === 'location');
    return path === null || chosen === null ? null : withQuery(path, places);
  }
  if (section === 'interviews' && jobProfile !== '' && specific === '') return ofInterviews(screens, address);
  if (section !== 'jobs' || chosen === null) return null;
  const kind = specific === '' ? [] : [JOBS_OF_SPECIFICS[specific]];
  const path = screens.pathOf('Jobs');
  const pairs = [...chosen, ...kind];
  return path === null || pairs.length === 0 || !pairs.every((pair) => pair !== undefined)
    ? null
    : withQuery(path, pairs);
}

/** Returns null if a segment is not a filter of the section. */
function chosenFilters(section: SearchSection, address: SearchAddress): readonly QueryPair[] | null {
  const pairs: QueryPair[] = [];
  for (const part of ['jobProfile', 'jobLocation', 'benefit'] as const) {
    const value = part === 'benefit' ? address.benefit.replace(BENEFIT_SUFFIX, '') : address[part];
    if (value === '') continue;
    const name = FILTERS[section][part];
    if (name === undefined) return null;
    pairs.push([name, value]);
  }
  return pairs;
}

/** Returns the address of interviews. Their path can have a role, but no city. */
function ofInterviews(screens: Screens, { company, jobProfile, jobLocation, benefit }: SearchAddress): string | null {
  if (jobLocation !== '' || benefit !== '') return null;
  if (company === '') return screens.addressOf('RoleInterviews', { jobProfile });
  return jobProfile === ''
    ? screens.addressOf('CompanyInterviews', { urlName: company })
    : screens.addressOf('CompanyRoleInterviews', { urlName: company, designation: jobProfile });
}
