import type { Key } from '@/core/kernel/common/key';
import type { ApplicationsStore } from './applications.store';

/** The store of this feature, by a key that pulls no code. */
export const ApplicationsKey: Key<ApplicationsStore> = Symbol('heard-back/ApplicationsStore');
