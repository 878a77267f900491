import type { Key } from '@/core/kernel/common/key';
import type { ApplicationsStore } from './applications.store';

export const ApplicationsKey: Key<ApplicationsStore> = Symbol('heard-back/ApplicationsStore');
