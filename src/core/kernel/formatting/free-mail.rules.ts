import { FREE_MAIL_DOMAINS } from '@/core/kernel/formatting/generated/free-mail-domains';

// A label takes hyphens only inside, so that `a@gmail.com- thanks` ends at `com`. No part can match in two ways: long texts stay cheap.
const LABEL = '[a-z0-9]+(?:-+[a-z0-9]+)*';
const IN_TEXT = new RegExp(`(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@${LABEL}(?:\\.${LABEL})+`, 'gi');

/** The free mail addresses in a text, in their order; a hint at contact details (decisions A 63). */
export function findFreeMailAddresses(text: string): readonly string[] {
  return findMailAddresses(text).filter(isFreeMailAddress);
}

/** The email addresses in a text, in their order. */
export function findMailAddresses(text: string): readonly string[] {
  return mailAddressRanges(text).map(({ start, end }) => text.slice(start, end));
}

/** Their places in UTF-16 units; `end` is the first one after an address. */
export function mailAddressRanges(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(IN_TEXT)].map(({ 0: address, index }) => ({ start: index, end: index + address.length }));
}

/**
 * Returns whether an address is at a free mail provider, and so proves neither employer nor college. Every entry of the list is a
 * registrable domain, so whatever ends in one belongs to it.
 */
export function isFreeMailAddress(address: string): boolean {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const labels = domain.split('.');
  return labels.some((_label, at) => FREE_MAIL_DOMAINS.has(labels.slice(at).join('.')));
}
