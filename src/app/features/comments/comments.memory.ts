import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryComments } from '@/adapters/memory/memory-comments';
import { CommentsPort } from '@/core/comments/comments.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommentsPort)
    .toResolvedValue((browser) => new MemoryComments(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
