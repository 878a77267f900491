import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { PostAuthor } from '@/core/account/profile/post-author';

export class HidingRecords {
  readonly posts = new PerUser(() => new Set<string>());
  readonly names = new PerUser(() => new Set<string>());
}

export function hasBlocked(world: MemoryWorld, user: MemoryUser, { name, profileType }: PostAuthor): boolean {
  return profileType === 'ANONYMOUS' && world.records(HidingRecords).names.of(user).has(name);
}

export function isVisible(
  world: MemoryWorld,
  user: MemoryUser,
  { id, author }: { readonly id: string; readonly author: PostAuthor },
): boolean {
  return !world.records(HidingRecords).posts.of(user).has(id) && !hasBlocked(world, user, author);
}
