import type { Key } from '@/core/kernel/common/key';
import type { PublicLogStore } from './public-log.store';

export const PublicLogKey: Key<PublicLogStore> = Symbol('public-log/PublicLogStore');
