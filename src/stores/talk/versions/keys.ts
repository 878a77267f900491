import type { Key } from '@/core/kernel/common/key';
import type { VersionsStore } from './versions.store';

/** The store of this feature, by a key that pulls no code. */
export const VersionsKey: Key<VersionsStore> = Symbol('versions/VersionsStore');
