import type { Key } from '@/core/kernel/common/key';
import type { TenureStore } from './tenure.store';

export const TenureKey: Key<TenureStore> = Symbol('tenure/TenureStore');
