import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';

export interface MemoryUserChange {
  readonly name?: string;
  readonly email?: string;
  readonly isReader?: boolean;
  readonly isWriter?: boolean;
  readonly userName?: string;
}

export function aMemoryUser(world: MemoryWorld, change: MemoryUserChange = {}): MemoryUser {
  const {
    name = 'Asha Nair',
    email = 'asha@vaayuna.example',
    isReader = false,
    isWriter = false,
    userName = '',
  } = change;
  const user = world.records(UserRecords).add(name, email);
  Object.assign(world.records(RoleRecords).of(user), { isReader, isWriter });
  if (userName !== '') {
    const avatarUri = 'kolam:a5b81c3e07d94f26';
    const anonymous = { userName, avatarUri, avatarColor: '#E9E3D8', fullAvatarUrl: avatarUri };
    world.records(ProfileRecords).of(user).anonymous = anonymous;
  }
  return user;
}
