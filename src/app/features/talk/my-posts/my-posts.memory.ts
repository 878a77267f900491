import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryMyPosts } from '@/adapters/memory/talk/my-posts/memory-my-posts';
import { wire } from '@/app/wire';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';

export const adapters = wire((provide) => {
  provide(MemoryMyPosts, [MemoryBrowserKey], MyPostsPort);
});
