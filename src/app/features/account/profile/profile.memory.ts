import { ContainerModule } from 'inversify';
import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { ProfilesPort } from '@/core/account/profile/profile.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ProfilesPort)
    .toResolvedValue((browser) => new MemoryProfiles(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
