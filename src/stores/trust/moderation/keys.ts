import type { Key } from '@/core/kernel/common/key';
import type { ConductStore } from './conduct.store';
import type { ModerationStore } from './moderation.store';
import type { RolesStore } from './roles.store';

/** Names the ModerationStore in the container. */
export const ModerationKey: Key<ModerationStore> = Symbol('moderation/ModerationStore');
/** Names the RolesStore in the container. */
export const RolesKey: Key<RolesStore> = Symbol('moderation/RolesStore');

/** Names the ConductStore in the container. */
export const ConductKey: Key<ConductStore> = Symbol('moderation/ConductStore');
