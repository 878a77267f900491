import type { Key } from '@/core/kernel/common/key';
import type { ConductStore } from './conduct.store';
import type { ModerationStore } from './moderation.store';
import type { RolesStore } from './roles.store';

export const ModerationKey: Key<ModerationStore> = Symbol('moderation/ModerationStore');
export const RolesKey: Key<RolesStore> = Symbol('moderation/RolesStore');

export const ConductKey: Key<ConductStore> = Symbol('moderation/ConductStore');
