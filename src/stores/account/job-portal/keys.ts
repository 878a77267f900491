import type { Key } from '@/core/kernel/common/key';
import type { PortalLinkStore } from './portal-link.store';

export const PortalLinkKey: Key<PortalLinkStore> = Symbol('job-portal/PortalLinkStore');
