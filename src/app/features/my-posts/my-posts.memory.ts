import { ContainerModule } from 'inversify';
import { MemoryMyPosts } from '@/adapters/memory/my-posts/memory-my-posts';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { MyPostsPort } from '@/core/my-posts/my-posts.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MyPostsPort)
    .toResolvedValue((browser) => new MemoryMyPosts(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
