import { ContainerModule } from 'inversify';
import { MemorySessions } from '@/adapters/memory/account/sessions/memory-sessions';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { SessionsPort } from '@/core/account/sessions/sessions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SessionsPort)
    .toResolvedValue((browser) => new MemorySessions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
