import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { ProfilesPort } from '@/core/account/profile/profile.port';

export const adapters = wire((provide) => {
  provide(MemoryProfiles, [MemoryBrowserKey], ProfilesPort);
});
