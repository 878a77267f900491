export function domainOfAddress(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Returns the verification by an address: VERIFIED at the known domain or below it, else PARTIAL_VERIFIED. */
export function verificationBy(email: string, knownDomain: string | null): 'VERIFIED' | 'PARTIAL_VERIFIED' {
  if (knownDomain === null) return 'PARTIAL_VERIFIED';
  const domain = domainOfAddress(email);
  const known = knownDomain.toLowerCase();
  return domain === known || domain.endsWith(`.${known}`) ? 'VERIFIED' : 'PARTIAL_VERIFIED';
}

/** Masks an address for display. Keeps the first letter and the domain. */
export function maskAddress(email: string): string {
  return `${[...email][0] ?? ''}•••@${domainOfAddress(email)}`;
}
