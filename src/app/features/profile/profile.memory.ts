import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryProfiles } from '@/adapters/memory/memory-profiles';
import { ProfilesPort } from '@/core/profile/profile.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ProfilesPort)
    .toResolvedValue((browser) => new MemoryProfiles(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
