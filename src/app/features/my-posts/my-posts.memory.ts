import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryMyPosts } from '@/adapters/memory/memory-my-posts';
import { MyPostsPort } from '@/core/my-posts/my-posts.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MyPostsPort)
    .toResolvedValue((browser) => new MemoryMyPosts(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
