import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { GooglePort } from '@/core/session/identity-provider.port';
import { MemoryGoogleIdentity } from '@/adapters/memory/memory-google-identity';
import { LoginPort } from '@/core/session/login.port';
import { MemoryLogin } from '@/adapters/memory/memory-login';

export const adapters = new ContainerModule(({ bind }) => {
  bind(LoginPort).toResolvedValue((browser) => new MemoryLogin(browser), [MemoryBrowserKey]).inSingletonScope();
  bind(GooglePort).toConstantValue({ identity: new MemoryGoogleIdentity(ANYBODY) });
});

/** The account that the memory Google vouches for. */
const ANYBODY = { name: 'Tara Joshi', email: 'tara@people.example' };
