import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryLogin } from '@/adapters/memory/memory-login';
import { LoginPort } from '@/core/session/login.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LoginPort)
    .toResolvedValue((browser) => new MemoryLogin(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
