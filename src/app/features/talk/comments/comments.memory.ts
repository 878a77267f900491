import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryComments } from '@/adapters/memory/talk/comments/memory-comments';
import { wire } from '@/app/wire';
import { CommentsPort } from '@/core/talk/comments/comments.port';

export const adapters = wire((provide) => {
  provide(MemoryComments, [MemoryBrowserKey], CommentsPort);
});
