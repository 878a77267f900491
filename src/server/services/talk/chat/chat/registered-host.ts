import { parse } from 'tldts';

/** Returns the part of a host before its public suffix (“acme” of “jobs.acme.co.in”); null for a name that no registry gives out. */
export function registeredName(host: string): string | null {
  const { domainWithoutSuffix, isIcann } = parse(host);
  return isIcann === true ? domainWithoutSuffix : null;
}
