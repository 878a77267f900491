import type { Key } from '@/core/kernel/common/key';
import type { ComplainStore } from './complain.store';
import type { ComplaintStore } from './complaint.store';
import type { ComplaintSumsStore } from './complaint-sums.store';

/** Names the ComplainStore in the container. */
export const ComplainKey: Key<ComplainStore> = Symbol('complaints/ComplainStore');

/** Names the ComplaintStore in the container. */
export const ComplaintKey: Key<ComplaintStore> = Symbol('complaints/ComplaintStore');

/** Names the ComplaintSumsStore in the container. */
export const ComplaintSumsKey: Key<ComplaintSumsStore> = Symbol('complaints/ComplaintSumsStore');
