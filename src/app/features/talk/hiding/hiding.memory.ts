import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryHiding } from '@/adapters/memory/talk/hiding/memory-hiding';
import { wire } from '@/app/wire';
import { HidingPort } from '@/core/talk/hiding/hiding.port';

export const adapters = wire((provide) => {
  provide(MemoryHiding, [MemoryBrowserKey], HidingPort);
});
