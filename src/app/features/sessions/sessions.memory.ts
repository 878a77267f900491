import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemorySessions } from '@/adapters/memory/memory-sessions';
import { SessionsPort } from '@/core/sessions/sessions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SessionsPort)
    .toResolvedValue((browser) => new MemorySessions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
