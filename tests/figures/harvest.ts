import type { SalaryGroupPage, SalaryReport } from '@/contract/generated/salary';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import type { Asker } from './glimpses';
import { glimpsesOf } from './glimpses';
import type { Harvest, PublicScope, Sighting } from './published';
import { ANY_SCOPE } from './published';

const PATH = '/api/salary/salaries';
const BANDS = ['0-1', '2-3', '4-6', '7-9', '10-14', '15+'] as const;
const LIMIT = 30;
const [, ...OTHER_KINDS] = EMPLOYMENT_TYPES;

export async function harvest(asker: Asker, cities: readonly string[]): Promise<Harvest> {
  const sightings: Sighting[] = [];
  const names = { company: new Set<string>(), jobProfile: new Set<string>() };
  for (const employment of ['', ...OTHER_KINDS]) {
    const found = await harvestKind(asker, cities, { ...ANY_SCOPE, employment }, sightings);
    for (const company of found.company) names.company.add(company);
    for (const jobProfile of found.jobProfile) names.jobProfile.add(jobProfile);
  }
  const known = { company: [...names.company], jobProfile: [...names.jobProfile] };
  for (const company of known.company) {
    const [kind = ''] = OTHER_KINDS.filter(
      (employment) => !sightings.some(({ scope }) => scope.company === company && scope.employment === employment),
    );
    if (kind !== '') await reportOf(asker, { ...ANY_SCOPE, company, employment: kind }, sightings);
  }
  return {
    sightings,
    glimpses: await glimpsesOf(asker, known),
    names: { ...known, location: cities, experience: BANDS },
  };
}

async function harvestKind(asker: Asker, cities: readonly string[], whole: PublicScope, sightings: Sighting[]) {
  const list = (by: 'company' | 'jobProfile', scope: PublicScope) => listOf(asker, by, scope, sightings);
  const report = (scope: PublicScope) => reportOf(asker, scope, sightings);
  const companies = await list('company', whole);
  const jobProfiles = await list('jobProfile', whole);
  const filters = [
    {},
    ...cities.map((location) => ({ location })),
    ...BANDS.map((experience) => ({ experience })),
    { location: cities[0] ?? '', experience: BANDS[2] },
  ];
  for (const filter of filters) {
    for (const company of companies) {
      await report({ ...whole, company, ...filter });
      if (!('location' in filter && 'experience' in filter)) await list('jobProfile', { ...whole, company, ...filter });
    }
    for (const jobProfile of jobProfiles) await report({ ...whole, jobProfile, ...filter });
  }
  for (const company of companies) {
    const roles = await list('jobProfile', { ...whole, company });
    for (const jobProfile of roles) {
      const { byLocation } = await report({ ...whole, company, jobProfile });
      const hidden = cities.filter((city) => !byLocation.some(({ key }) => key === city)).slice(0, 3);
      for (const location of hidden) await report({ ...whole, company, jobProfile, location });
    }
  }
  return { company: companies, jobProfile: jobProfiles };
}

async function listOf(
  { json }: Asker,
  by: 'company' | 'jobProfile',
  scope: PublicScope,
  sightings: Sighting[],
): Promise<readonly string[]> {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const address = addressOf('', { ...scope, [by]: '' }, { by, page: String(page), limit: String(LIMIT) });
    const { items, total } = (await json(address)) as SalaryGroupPage;
    for (const { key, figure } of items) sightings.push({ scope: { ...scope, [by]: key }, address, figure, steps: [] });
    names.push(...items.map(({ key }) => key));
    if (page * LIMIT >= total) return names;
  }
}

async function reportOf({ json }: Asker, scope: PublicScope, sightings: Sighting[]): Promise<SalaryReport> {
  const address = addressOf('/report', scope, {});
  const body = (await json(address)) as SalaryReport;
  const { figure, steps, parts, byLocation, byExperience, leftOut } = body;
  const own = { ...scope, ...Object.fromEntries(leftOut.map((filter) => [filter, ''])) };
  sightings.push({ scope: own, address, figure: figure.count === 0 ? null : figure, steps, parts });
  const whole = { ...scope, location: '', experience: '' };
  for (const { key, figure: part } of byLocation)
    sightings.push({ scope: { ...whole, location: key }, address, figure: part, steps: [] });
  for (const { key, figure: part } of byExperience)
    sightings.push({ scope: { ...whole, experience: key }, address, figure: part, steps: [] });
  return body;
}

function addressOf(path: string, scope: PublicScope, more: Readonly<Record<string, string>>): string {
  const named = Object.entries(scope).filter(([, value]) => value !== '');
  return `${PATH}${path}?${new URLSearchParams([...named, ...Object.entries(more)])}`;
}
