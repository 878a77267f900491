import { ContainerModule } from 'inversify';
import { MemoryProfiles } from '@/adapters/memory/profile/memory-profiles';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ProfilesPort } from '@/core/profile/profile.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ProfilesPort)
    .toResolvedValue((browser) => new MemoryProfiles(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
