import type { Key } from '@/core/kernel/common/key';
import type { ComplainStore } from './complain.store';
import type { ComplaintStore } from './complaint.store';
import type { ComplaintSumsStore } from './complaint-sums.store';

export const ComplainKey: Key<ComplainStore> = Symbol('complaints/ComplainStore');

export const ComplaintKey: Key<ComplaintStore> = Symbol('complaints/ComplaintStore');

export const ComplaintSumsKey: Key<ComplaintSumsStore> = Symbol('complaints/ComplaintSumsStore');
