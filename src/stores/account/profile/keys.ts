import type { Key } from '@/core/kernel/common/key';
import type { AnonymousProfileStore } from './anonymous-profile.store';
import type { ProfileStore } from './profile.store';

export const AnonymousProfileKey: Key<AnonymousProfileStore> = Symbol('profile/AnonymousProfileStore');
export const ProfileKey: Key<ProfileStore> = Symbol('profile/ProfileStore');
