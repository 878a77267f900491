import type { Key } from '@/core/kernel/common/key';
import type { VersionsStore } from './versions.store';

export const VersionsKey: Key<VersionsStore> = Symbol('versions/VersionsStore');
