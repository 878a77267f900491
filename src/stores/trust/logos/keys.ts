import type { Key } from '@/core/kernel/common/key';
import type { LogosStore } from './logos.store';

export const LogosKey: Key<LogosStore> = Symbol('logos/LogosStore');
