import type { Key } from '@/core/kernel/common/key';
import type { SessionsStore } from './sessions.store';

export const SessionsKey: Key<SessionsStore> = Symbol('sessions/SessionsStore');
