import { FREE_MAIL_DOMAINS } from '@/core/kernel/formatting/generated/free-mail-domains';

// Allows hyphens only inside a label, so `a@gmail.com- thanks` ends at `com`. The pattern does not backtrack much,
// which keeps long texts fast.
const LABEL = '[a-z0-9]+(?:-+[a-z0-9]+)*';
const IN_TEXT = new RegExp(`(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@${LABEL}(?:\\.${LABEL})+`, 'gi');

export function findFreeMailAddresses(text: string): readonly string[] {
  return findMailAddresses(text).filter(isFreeMailAddress);
}

export function findMailAddresses(text: string): readonly string[] {
  return mailAddressRanges(text).map(({ start, end }) => text.slice(start, end));
}

/** Returns ranges in UTF-16 units. `end` is exclusive. */
export function mailAddressRanges(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(IN_TEXT)].map(({ 0: address, index }) => ({ start: index, end: index + address.length }));
}

/**
 * Returns true for free mail, which proves neither employer nor college. All entries of the list are registrable
 * domains, so subdomains match too.
 */
export function isFreeMailAddress(address: string): boolean {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const labels = domain.split('.');
  return labels.some((_label, at) => FREE_MAIL_DOMAINS.has(labels.slice(at).join('.')));
}
