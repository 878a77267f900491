import { MemorySessions } from '@/adapters/memory/account/sessions/memory-sessions';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { SessionsPort } from '@/core/account/sessions/sessions.port';

export const adapters = wire((provide) => {
  provide(MemorySessions, [MemoryBrowserKey], SessionsPort);
});
