import type { Key } from '@/core/kernel/common/key';
import type { LogosStore } from './logos.store';

/** The store of this feature, by a key that pulls no code. */
export const LogosKey: Key<LogosStore> = Symbol('logos/LogosStore');
