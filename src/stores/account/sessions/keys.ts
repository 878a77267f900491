import type { Key } from '@/core/kernel/common/key';
import type { SessionsStore } from './sessions.store';

/** The store of this feature, by a key that pulls no code. */
export const SessionsKey: Key<SessionsStore> = Symbol('sessions/SessionsStore');
