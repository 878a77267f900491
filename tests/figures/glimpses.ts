import type { CompareCompaniesAnswer, Glimpse, JobsAnswer, PublicScope } from './published';
import { ANY_SCOPE } from './published';

export interface Asker {
  readonly json: (path: string) => Promise<unknown>;
  /** Null without pages, as in a test without a build. */
  readonly page: ((path: string) => Promise<string>) | null;
}

const JOBS_LIMIT = 50;
const COMPARED = 4;

export async function glimpsesOf(
  { json, page }: Asker,
  names: { readonly company: readonly string[]; readonly jobProfile: readonly string[] },
): Promise<readonly Glimpse[]> {
  const glimpses: Glimpse[] = [];
  for (let from = 0; from < names.company.length; from += COMPARED) {
    const address = `/api/company/companies/compare?companies=${names.company.slice(from, from + COMPARED).join(',')}`;
    for (const { company, pay } of (await json(address)) as CompareCompaniesAnswer) {
      const { median, count, newest } = pay;
      glimpses.push({ scope: { ...ANY_SCOPE, company: company.urlName }, address, values: { median, count, newest } });
    }
  }
  for (let number = 1; ; number += 1) {
    const address = `/api/jobs/jobs?page=${number}&limit=${JOBS_LIMIT}`;
    const { items, total } = (await json(address)) as JobsAnswer;
    for (const { company, jobProfile, usualPay } of items) {
      if (usualPay === null || jobProfile === null) continue;
      const { isOfCompany, median, count, newest, ...quartiles } = usualPay;
      const scope = { ...ANY_SCOPE, jobProfile: jobProfile.urlName, company: isOfCompany ? company.urlName : '' };
      glimpses.push({ scope, address, values: { median, count, newest, ...quartiles } });
    }
    if (number * JOBS_LIMIT >= total) break;
  }
  if (page !== null) {
    const pages: readonly (readonly [string, Partial<PublicScope>])[] = [
      ...names.jobProfile.map((jobProfile) => [`/profile/${jobProfile}-salary`, { jobProfile }] as const),
      ...names.company.map((company) => [`/salaries/${company}-salaries`, { company }] as const),
    ];
    for (const [address, scope] of pages)
      glimpses.push(...pageGlimpses(await page(address), { ...ANY_SCOPE, ...scope }, address));
  }
  return glimpses;
}

export function pageGlimpses(html: string, scope: PublicScope, address: string): readonly Glimpse[] {
  const found: Glimpse[] = [];
  for (const [, type, text = ''] of html.matchAll(/<script type="application\/(ld\+json|json)"[^>]*>([^<]*)</g)) {
    for (const object of objectsIn(JSON.parse(text))) {
      const values = type === 'json' ? carriedFigure(object, scope) : toldDistribution(object);
      if (values !== null) found.push({ scope, address: `${address} (${type})`, values });
    }
  }
  return found;
}

function carriedFigure(object: Readonly<Record<string, unknown>>, scope: PublicScope): Glimpse['values'] | null {
  const { figure, byLocation } = object;
  if (!isObject(figure) || byLocation === undefined) return null;
  const { company, jobProfile } = object;
  const isOfScope =
    (isObject(company) ? company.urlName : '') === scope.company &&
    (isObject(jobProfile) ? jobProfile.key : '') === scope.jobProfile;
  if (!isOfScope) return null;
  return numbersOf(figure, ['count', 'median', 'lowerQuartile', 'upperQuartile', 'lowestTenth', 'highestTenth']);
}

const NAMES: Readonly<Record<string, string>> = {
  percentile10: 'lowestTenth',
  percentile25: 'lowerQuartile',
  median: 'median',
  percentile75: 'upperQuartile',
  percentile90: 'highestTenth',
};

/** A `MonetaryAmountDistribution` (schema.org). */
function toldDistribution(object: Readonly<Record<string, unknown>>): Glimpse['values'] | null {
  if (object['@type'] !== 'MonetaryAmountDistribution') return null;
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([theirs, ours]) => {
      const amount = object[theirs];
      return typeof amount === 'number' ? [[ours, amount]] : [];
    }),
  );
}

function numbersOf(object: Readonly<Record<string, unknown>>, names: readonly string[]): Glimpse['values'] {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = object[name];
      return typeof value === 'number' || value === null ? [[name, value]] : [];
    }),
  );
}

function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one);
  if (typeof value === 'string' && value.startsWith('{')) yield* objectsIn(parsed(value));
  if (!isObject(value)) return;
  yield value;
  for (const one of Object.values(value)) yield* objectsIn(one);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
