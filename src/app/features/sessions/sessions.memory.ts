import { ContainerModule } from 'inversify';
import { MemorySessions } from '@/adapters/memory/sessions/memory-sessions';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { SessionsPort } from '@/core/sessions/sessions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SessionsPort)
    .toResolvedValue((browser) => new MemorySessions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
