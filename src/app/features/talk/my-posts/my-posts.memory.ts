import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryMyPosts } from '@/adapters/memory/talk/my-posts/memory-my-posts';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MyPostsPort)
    .toResolvedValue((browser) => new MemoryMyPosts(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
