/** Where anybody gets a mailbox, without the ending that varies by country. */
const FREE_PROVIDERS = new Set([
  'aol',
  'fastmail',
  'gmail',
  'gmx',
  'googlemail',
  'hotmail',
  'icloud',
  'live',
  'mail',
  'msn',
  'outlook',
  'proton',
  'protonmail',
  'rediffmail',
  'rocketmail',
  'yahoo',
  'yandex',
  'ymail',
  'zohomail',
]);

/** The domain of an address, in lower case. */
export function domainOfAddress(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether an address is at a free mail provider, and so proves neither employer nor college (VA-TEXT-FREEMAIL). */
export function isFreeMail(email: string): boolean {
  const labels = domainOfAddress(email).split('.');
  const registered = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? labels.at(-3) : labels.at(-2);
  return FREE_PROVIDERS.has(registered ?? '');
}

/** What an address proves: VERIFIED where it is at the known domain or below it, else PARTIAL_VERIFIED. */
export function verificationBy(email: string, knownDomain: string | null): 'VERIFIED' | 'PARTIAL_VERIFIED' {
  if (knownDomain === null) return 'PARTIAL_VERIFIED';
  const domain = domainOfAddress(email);
  const known = knownDomain.toLowerCase();
  return domain === known || domain.endsWith(`.${known}`) ? 'VERIFIED' : 'PARTIAL_VERIFIED';
}

/** An address as it may be repeated on a screen: first letter and domain. */
export function maskAddress(email: string): string {
  return `${[...email][0] ?? ''}•••@${domainOfAddress(email)}`;
}
