import type { NewCompany } from './new-company';

/** The most characters of a city and of a web address. */
const MAX_CITY_LENGTH = 100;
const MAX_WEBSITE_LENGTH = 200;

export interface TypedCompany {
  readonly city: string;
  readonly website: string;
}

/** The fields of a form for a company that is not in the list. */
export type NewCompanyField = 'newCity' | 'newWebsite';

/** The part of a form's answers about a company that is not in the list; null for one of the list. */
export interface AnswersWithCompany {
  readonly newCompany: TypedCompany | null;
}

/** The sentences about fields of a new company that cannot be sent. */
export const newCompanyFaults: Readonly<Record<NewCompanyField, string>> = {
  newCity: 'Enter the city of its main office',
  newWebsite: 'Enter a web address as in example.in, or leave it empty',
};

const HOST = /^(?:https?:\/\/)?([^\s/?#@:]+\.[^\s/?#@:.]{2,})(?:[/?#]\S*)?$/i;

/** Returns the address of a site as it is stored, for one as people write it: `www.Example.in/jobs` is `https://www.example.in`. Null for none. */
export function websiteOf(typed: string): string | null {
  const [, host] = HOST.exec(typed.trim()) ?? [];
  return host === undefined || host.length > MAX_WEBSITE_LENGTH - 'https://'.length
    ? null
    : `https://${host.toLowerCase()}`;
}

/** Returns the sentences about the fields of a new company; none for a company of the list. */
export function newCompanyErrors({
  newCompany,
}: AnswersWithCompany): Readonly<Partial<Record<NewCompanyField, string>>> {
  if (newCompany === null) return {};
  const { city, website } = newCompany;
  const isCity = city.trim() !== '' && city.trim().length <= MAX_CITY_LENGTH;
  const isWebsite = website.trim() === '' || websiteOf(website) !== null;
  return {
    ...(isCity ? {} : { newCity: newCompanyFaults.newCity }),
    ...(isWebsite ? {} : { newWebsite: newCompanyFaults.newWebsite }),
  };
}

/** Returns a company without errors as it is sent; nothing for a company of the list. */
export function newCompanyIn({ newCompany }: AnswersWithCompany): { readonly newCompany?: NewCompany } {
  if (newCompany === null) return {};
  return { newCompany: { city: newCompany.city.trim(), website: websiteOf(newCompany.website) } };
}
