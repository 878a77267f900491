import type { Key } from '@/core/kernel/common/key';
import type { FairPayStore } from './fair-pay.store';

/** The store of this feature, by a key that pulls no code. */
export const FairPayKey: Key<FairPayStore> = Symbol('fair-pay/FairPayStore');
