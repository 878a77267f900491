import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryPost, NewPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { anAuthor } from './a-post';

export function aMemoryPost(world: MemoryWorld, change: Partial<NewPost> = {}): MemoryPost {
  return world.records(PostRecords).add({
    authorId: null,
    author: anAuthor(),
    title: null,
    content: 'Has anyone bought out 90 days?',
    community: { type: 'topic', entityId: 1 },
    ...change,
  });
}
