import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryLogin } from '@/adapters/memory/memory-login';
import { MemorySessionChanges } from '@/adapters/memory/memory-session-changes';
import { LoginPort } from '@/core/session/login.port';
import { SessionChangesPort } from '@/core/session/session-changes.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LoginPort)
    .toResolvedValue((browser) => new MemoryLogin(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SessionChangesPort)
    .toResolvedValue((browser) => new MemorySessionChanges(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
