import type { AddressItem } from './complaint-address.rules';

export const FORMAL_COMPLAINT_LABEL = 'Complain formally';

export function addressOfItem(page: string, { kind, id }: AddressItem): string {
  return kind === 'post' ? `/p/${id}` : `${page}#${kind}-${id}`;
}

export function complaintFormOf(address: string): string {
  return `/legal/complaint?about=${encodeURIComponent(address)}`;
}
