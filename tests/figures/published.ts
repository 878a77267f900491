import type { SalaryFigure, SalaryGroupPage, SalaryReport } from '@/contract/generated/salary';

/** A scope by names in addresses; empty for any. */
export interface PublicScope {
  readonly company: string;
  readonly jobProfile: string;
  readonly location: string;
  readonly experience: string;
}

/** A figure as one public answer shows it; null if the answer shows none of the scope. */
export interface Sighting {
  readonly scope: PublicScope;
  readonly address: string;
  readonly figure: SalaryFigure | null;
  readonly steps: SalaryReport['steps'];
}

/** A scope as all answers together show it. */
export interface PublishedScope {
  readonly scope: PublicScope;
  readonly figure: SalaryFigure;
  readonly steps: Sighting['steps'];
}

/** All that a guest reads of the figures of pay at one time. */
export interface Harvest {
  readonly sightings: readonly Sighting[];
  /** The names that filters and lists offer. */
  readonly names: Readonly<Record<'company' | 'jobProfile' | 'location' | 'experience', readonly string[]>>;
}

/** Asks for a path as a guest, over HTTP. */
export type Ask = (path: string) => Promise<unknown>;

/** The headers of a browser's calls. */
export const GUEST_HEADERS = { appid: '999', systemid: 'AB_WEB' };

const PATH = '/api/salary/salaries';
const BANDS = ['0-1', '2-3', '4-6', '7-9', '10-14', '15+'] as const;
const ANY: PublicScope = { company: '', jobProfile: '', location: '', experience: '' };
const LIMIT = 30;

export const keyOf = ({ company, jobProfile, location, experience }: PublicScope): string =>
  [company, jobProfile, location, experience].join('|');

/** Walks all lists with all filters, and the page of every scope that a list, a row or a filter names. */
export async function harvest(ask: Ask, cities: readonly string[]): Promise<Harvest> {
  const sightings: Sighting[] = [];
  const list = async (by: 'company' | 'jobProfile', scope: PublicScope): Promise<readonly string[]> => {
    const names: string[] = [];
    for (let page = 1; ; page += 1) {
      const address = addressOf('', { ...scope, [by]: '' }, { by, page: String(page), limit: String(LIMIT) });
      const { items, total } = (await ask(address)) as SalaryGroupPage;
      for (const { key, figure } of items)
        sightings.push({ scope: { ...scope, [by]: key }, address, figure, steps: [] });
      names.push(...items.map(({ key }) => key));
      if (page * LIMIT >= total) return names;
    }
  };
  const report = async (scope: PublicScope): Promise<SalaryReport> => {
    const address = addressOf('/report', scope, {});
    const body = (await ask(address)) as SalaryReport;
    const { figure, steps, byLocation, byExperience, leftOut } = body;
    const own = { ...scope, ...Object.fromEntries(leftOut.map((filter) => [filter, ''])) };
    sightings.push({ scope: own, address, figure: figure.count === 0 ? null : figure, steps });
    const whole = { ...scope, location: '', experience: '' };
    for (const { key, figure: part } of byLocation)
      sightings.push({ scope: { ...whole, location: key }, address, figure: part, steps: [] });
    for (const { key, figure: part } of byExperience)
      sightings.push({ scope: { ...whole, experience: key }, address, figure: part, steps: [] });
    return body;
  };
  const companies = await list('company', ANY);
  const jobProfiles = await list('jobProfile', ANY);
  const filters = [
    {},
    ...cities.map((location) => ({ location })),
    ...BANDS.map((experience) => ({ experience })),
    { location: cities[0] ?? '', experience: BANDS[2] },
  ];
  for (const filter of filters) {
    for (const company of companies) {
      await report({ ...ANY, company, ...filter });
      if (!('location' in filter && 'experience' in filter)) await list('jobProfile', { ...ANY, company, ...filter });
    }
    for (const jobProfile of jobProfiles) await report({ ...ANY, jobProfile, ...filter });
  }
  for (const company of companies) {
    const roles = await list('jobProfile', { ...ANY, company });
    for (const jobProfile of roles) {
      const { byLocation } = await report({ ...ANY, company, jobProfile });
      // A hidden city among those of the company, asked at its own address.
      const hidden = cities.filter((city) => !byLocation.some(({ key }) => key === city)).slice(0, 3);
      for (const location of hidden) await report({ ...ANY, company, jobProfile, location });
    }
  }
  return { sightings, names: { company: companies, jobProfile: jobProfiles, location: cities, experience: BANDS } };
}

function addressOf(path: string, scope: PublicScope, more: Readonly<Record<string, string>>): string {
  const named = Object.entries(scope).filter(([, value]) => value !== '');
  return `${PATH}${path}?${new URLSearchParams([...named, ...Object.entries(more)])}`;
}
