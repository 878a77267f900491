import type { Key } from '@/core/kernel/common/key';
import type { ClaimsStore } from './claims.store';

/** Names the ClaimsStore in the container. */
export const ClaimsKey: Key<ClaimsStore> = Symbol('ClaimsStore');
