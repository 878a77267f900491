import type { NewCompany } from './new-company';

export const MAX_CITY_LENGTH = 100;
const MAX_WEBSITE_LENGTH = 200;

export interface TypedCompany {
  readonly city: string;
  readonly website: string;
}

export type NewCompanyField = 'newCity' | 'newWebsite';

export interface AnswersWithCompany {
  readonly newCompany: TypedCompany | null;
}

export const newCompanyFaults: Readonly<Record<NewCompanyField, string>> = {
  newCity: 'Enter the city of its main office',
  newWebsite: 'Enter a web address as in example.in, or leave it empty',
};

const HOST = /^(?:https?:\/\/)?([^\s/?#@:]+\.[^\s/?#@:.]{2,})(?:[/?#]\S*)?$/i;

/** Returns the origin: `www.Example.in/jobs` is `https://www.example.in`. Returns null if there is none. */
export function websiteOf(typed: string): string | null {
  const [, host] = HOST.exec(typed.trim()) ?? [];
  return host === undefined || host.length > MAX_WEBSITE_LENGTH - 'https://'.length
    ? null
    : `https://${host.toLowerCase()}`;
}

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

export function newCompanyIn({ newCompany }: AnswersWithCompany): { readonly newCompany?: NewCompany } {
  if (newCompany === null) return {};
  return { newCompany: { city: newCompany.city.trim(), website: websiteOf(newCompany.website) } };
}
