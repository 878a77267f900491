import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryInterlinking } from '@/adapters/memory/talk/interlinking/memory-interlinking';
import { wire } from '@/app/wire';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';

export const adapters = wire((provide) => {
  provide(MemoryInterlinking, [MemoryBrowserKey], InterlinkingPort);
});
