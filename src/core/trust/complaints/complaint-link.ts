import type { AddressedItem } from './complaint-address.rules';

export const COMPLAIN_FORMALLY = 'Complain formally';

/** Returns the address of a contribution that a page shows; a post has its own. */
export function addressOfItem(page: string, { kind, id }: AddressedItem): string {
  return kind === 'post' ? `/p/${id}` : `${page}#${kind}-${id}`;
}

/** Returns the path of the form for a complaint about the contribution of an address. */
export function complaintFormOf(address: string): string {
  return `/legal/complaint?about=${encodeURIComponent(address)}`;
}
