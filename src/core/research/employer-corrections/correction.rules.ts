import { COMPANY_SIZES } from '../company/company-size.rules';

/**
 * Fields that can be corrected. Industry, year of foundation and size in India are excluded, because lists and awards
 * rank companies by them.
 */
export const CORRECTED_FIELDS = ['WEBSITE', 'CAREER_SITE', 'HEADQUARTERS', 'EMPLOYEES_WORLDWIDE'] as const;

export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

export const MAX_CORRECTED_FACT_LENGTH = 200;
export const MAX_SOURCE_LENGTH = 500;
export const MAX_REFUSAL_LENGTH = 300;

const MAX_CITY_LENGTH = 100;

/** Days for which the claimant sees a decided proposal. */
export const DECIDED_CORRECTION_DAYS = 90;

export const MAX_LISTED_CORRECTIONS = 50;

/** A public host name on the default port, then printable ASCII. */
const ADDRESS = /^(?:https:\/\/)?((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63})((?:[/?#][!-~]*)?)$/i;
const PRIVATE = /\.(?:local|localhost|internal|lan|home|corp|arpa|onion)$/;
const CITY = /^\p{L}[\p{L}\p{M} .,'’()-]*$/u;

function addressOf(typed: string): { readonly host: string; readonly address: string } | null {
  const [, named, rest = ''] = ADDRESS.exec(typed.trim()) ?? [];
  const host = named?.toLowerCase();
  return host === undefined || PRIVATE.test(host) ? null : { host, address: `https://${host}${rest}` };
}

/** Returns null for text that is not a public https address. */
export function sourceOf(typed: string): string | null {
  const source = addressOf(typed)?.address ?? null;
  return source === null || source.length > MAX_SOURCE_LENGTH ? null : source;
}

/** `domain` is the domain of the claim. Returns null for an unusable text. */
export function factOf(field: CorrectedField, typed: string, domain: string): string | null {
  if (field === 'HEADQUARTERS') {
    const city = typed.trim().replaceAll(/\s+/g, ' ');
    return city.length <= MAX_CITY_LENGTH && CITY.test(city) ? city : null;
  }
  if (field === 'EMPLOYEES_WORLDWIDE') return COMPANY_SIZES.find(({ label }) => label === typed)?.label ?? null;
  const site = addressOf(typed);
  if (site === null || site.address.length > MAX_CORRECTED_FACT_LENGTH) return null;
  return site.host === domain || site.host.endsWith(`.${domain}`) ? site.address : null;
}
