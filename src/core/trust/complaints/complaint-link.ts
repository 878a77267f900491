import type { AddressedItem } from './complaint-address.rules';

export const COMPLAIN_FORMALLY = 'Complain formally';

export function addressOfItem(page: string, { kind, id }: AddressedItem): string {
  return kind === 'post' ? `/p/${id}` : `${page}#${kind}-${id}`;
}

export function complaintFormOf(address: string): string {
  return `/legal/complaint?about=${encodeURIComponent(address)}`;
}
