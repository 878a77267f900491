import { parse } from 'tldts';

/** Returns the label before the public suffix (“acme” of “jobs.acme.co.in”), or null for unregistrable names. */
export function registeredName(host: string): string | null {
  const { domainWithoutSuffix, isIcann } = parse(host);
  return isIcann === true ? domainWithoutSuffix : null;
}
