import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryComments } from '@/adapters/memory/talk/comments/memory-comments';
import { CommentsPort } from '@/core/talk/comments/comments.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommentsPort)
    .toResolvedValue((browser) => new MemoryComments(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
