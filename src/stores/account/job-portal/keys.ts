import type { Key } from '@/core/kernel/common/key';
import type { PortalLinkStore } from './portal-link.store';

/** The store of this feature, by a key that pulls no code. */
export const PortalLinkKey: Key<PortalLinkStore> = Symbol('job-portal/PortalLinkStore');
