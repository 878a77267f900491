import type { NewCompany } from './new-company';

/** The most characters of a city and of a web address. */
export const MAX_CITY_LENGTH = 100;
export const MAX_WEBSITE_LENGTH = 200;

/** A company as it is typed into a form. */
export interface TypedCompany {
  readonly city: string;
  readonly website: string;
}

/** The sentences about fields of a new company that cannot be sent. */
export const newCompanyFaults = {
  city: 'Enter the city of its main office',
  website: 'Enter a web address as in example.in, or leave it empty',
} as const;

const HOST = /^(?:https?:\/\/)?([^\s/?#@:]+\.[^\s/?#@:.]{2,})(?:[/?#]\S*)?$/i;

/** Returns the address of a site as it is stored, for one as people write it: `www.Example.in/jobs` is `https://www.example.in`. Null for none. */
export function websiteOf(typed: string): string | null {
  const [, host] = HOST.exec(typed.trim()) ?? [];
  return host === undefined || host.length > MAX_WEBSITE_LENGTH - 'https://'.length
    ? null
    : `https://${host.toLowerCase()}`;
}

/** Returns the sentences about the fields of a new company. */
export function newCompanyErrors({ city, website }: TypedCompany): { readonly [Field in keyof TypedCompany]?: string } {
  return {
    ...(city.trim() === '' || city.trim().length > MAX_CITY_LENGTH ? { city: newCompanyFaults.city } : {}),
    ...(website.trim() !== '' && websiteOf(website) === null ? { website: newCompanyFaults.website } : {}),
  };
}

/** Returns a company without errors as it is sent. */
export function newCompanyOf({ city, website }: TypedCompany): NewCompany {
  return { city: city.trim(), website: websiteOf(website) };
}
