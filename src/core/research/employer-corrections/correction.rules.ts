import { COMPANY_SIZES } from '../company/company-size.rules';

/**
 * The facts of an entry that its company can have corrected. The industry, the year of foundation and the size in India are not among them: lists and awards
 * put companies in order by these.
 */
export const CORRECTED_FIELDS = ['WEBSITE', 'CAREER_SITE', 'HEADQUARTERS', 'EMPLOYEES_WORLDWIDE'] as const;

export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** The limits of what is typed, in characters. */
export const MAX_FACT_LENGTH = 200;
export const MAX_SOURCE_LENGTH = 500;
export const MAX_REFUSAL_LENGTH = 300;

const MAX_CITY_LENGTH = 100;

/** The days for which a decided proposal is shown to its claimant. */
export const DECIDED_DAYS = 90;

/** The first corrections that moderators see, and those that a company's page lists. */
export const MAX_LISTED_CORRECTIONS = 50;

/** Names of letters, digits and inner hyphens below a name that no private network uses, on the usual port; then printable ASCII. */
const ADDRESS = /^(?:https:\/\/)?((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63})((?:[/?#][!-~]*)?)$/i;
const PRIVATE = /\.(?:local|localhost|internal|lan|home|corp|arpa|onion)$/;
const CITY = /^\p{L}[\p{L}\p{M} .,'’()-]*$/u;

/** Returns an https address as it is stored, its host in lower case; null for another text. */
function addressOf(typed: string): { readonly host: string; readonly address: string } | null {
  const [, named, rest = ''] = ADDRESS.exec(typed.trim()) ?? [];
  const host = named?.toLowerCase();
  return host === undefined || PRIVATE.test(host) ? null : { host, address: `https://${host}${rest}` };
}

/** Returns the address of a source as it is stored; null for a text that is no public https address. */
export function sourceOf(typed: string): string | null {
  const source = addressOf(typed)?.address ?? null;
  return source === null || source.length > MAX_SOURCE_LENGTH ? null : source;
}

/** Returns a fact as it is stored, for the claim of a domain; null for a text that it cannot be. */
export function factOf(field: CorrectedField, typed: string, domain: string): string | null {
  if (field === 'HEADQUARTERS') {
    const city = typed.trim().replaceAll(/\s+/g, ' ');
    return city.length <= MAX_CITY_LENGTH && CITY.test(city) ? city : null;
  }
  if (field === 'EMPLOYEES_WORLDWIDE') return COMPANY_SIZES.find(({ label }) => label === typed)?.label ?? null;
  const site = addressOf(typed);
  if (site === null || site.address.length > MAX_FACT_LENGTH) return null;
  return site.host === domain || site.host.endsWith(`.${domain}`) ? site.address : null;
}
