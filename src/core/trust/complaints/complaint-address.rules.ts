import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const BY_FRAGMENT = new RegExp(`#(${MODERATED_KINDS.join('|')})-(${UUID})$`, 'i');
const POST = new RegExp(`(?:^|/)p/(${UUID})/?(?:[?#].*)?$`, 'i');

export interface AddressItem {
  readonly kind: ModeratedKindName;
  readonly id: string;
}

/** Parses `/p/<id>` for a post, and `#review-<id>` and similar after any page. Returns null for another address. */
export function itemOfAddress(address: string): AddressItem | null {
  const [, name = '', id = ''] = BY_FRAGMENT.exec(address.trim()) ?? [];
  const kind = MODERATED_KINDS.find((known) => known === name.toLowerCase());
  if (kind !== undefined) return { kind, id: id.toLowerCase() };
  const [, postId] = POST.exec(address.trim()) ?? [];
  return postId === undefined ? null : { kind: 'post', id: postId.toLowerCase() };
}

/** `contribution` is the text and pictures. `name` is the name of its author. */
export const COMPLAINT_SUBJECTS = ['contribution', 'name'] as const;

export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number];

export function subjectOfAddress(address: string): ComplaintSubject | null {
  const kind = itemOfAddress(address)?.kind;
  if (kind === 'profile') return 'name';
  return kind === 'post' || kind === 'comment' ? 'contribution' : null;
}

/** Returns an address for the complaint. A name is identified by a contribution that shows it. */
export function complaintAddressFor(address: string, subject: ComplaintSubject): string {
  const item = itemOfAddress(address);
  if (item === null || subjectOfAddress(address) === null) return address;
  const page = address.trim().replace(/#.*$/, '');
  if (subject === 'name') return `${page}#profile-${item.id}`;
  return itemOfAddress(page)?.id === item.id ? page : `${page}#comment-${item.id}`;
}
