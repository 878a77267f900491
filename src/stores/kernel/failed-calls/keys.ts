import type { Key } from '@/core/kernel/common/key';
import type { CallFailuresStore } from './call-failures.store';

export const CallFailuresKey: Key<CallFailuresStore> = Symbol('failed-calls/CallFailuresStore');
