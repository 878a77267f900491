import { MAX_COMPARED } from '@/core/compare/compare.rules';

/** Nothing has a longer name in addresses. */
export const MAX_NAME_LENGTH = 120;

/** A company that waits to be compared. */
export interface TrayCompany {
  readonly urlName: string;
  readonly companyName: string;
}

/** Returns the tray with a company put in or taken out; null if it is full. */
export function toggledTray(tray: readonly TrayCompany[], company: TrayCompany): readonly TrayCompany[] | null {
  const others = tray.filter(({ urlName }) => urlName !== company.urlName);
  if (others.length < tray.length) return others;
  return tray.length >= MAX_COMPARED ? null : [...tray, { urlName: company.urlName, companyName: company.companyName }];
}

/** Returns the address of companies side by side, by the salaries of a role, or of all together for null. */
export function compareAddressOf(urlNames: readonly string[], designation: string | null = null): string {
  if (urlNames.length === 0) return '/compare';
  const role = designation === null ? '' : `&designation=${encodeURIComponent(designation)}`;
  return `/compare?companies=${urlNames.map(encodeURIComponent).join(',')}${role}`;
}

/** Returns the names of an address of companies side by side: those that are compared, and those beyond the fourth. Repeats are left out. */
export function comparedNamesOf(value: string | null): {
  readonly compared: readonly string[];
  readonly tooMany: readonly string[];
} {
  const names = (value ?? '').split(',').map((name) => name.trim().toLowerCase().slice(0, MAX_NAME_LENGTH));
  const asked = [...new Set(names)].filter((name) => name !== '');
  return { compared: asked.slice(0, MAX_COMPARED), tooMany: asked.slice(MAX_COMPARED) };
}
