import { ContainerModule } from 'inversify';
import { MemoryComments } from '@/adapters/memory/comments/memory-comments';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CommentsPort } from '@/core/comments/comments.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommentsPort)
    .toResolvedValue((browser) => new MemoryComments(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
