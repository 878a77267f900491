import type { Key } from '@/core/kernel/common/key';
import type { SharingStore } from './sharing.store';

export const SharingKey: Key<SharingStore> = Symbol('sharing/SharingStore');
