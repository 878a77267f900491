import { ProfileApi } from '@/adapters/http/generated/user/profile';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ProfileStore } from '@/stores/account/profile/profile.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const profileAdapters = wire((provide) => {
  provide(ProfileApi, [HttpClientKey], ProfilesPort);
});

export const profileModule = wire((provide, bind) => {
  provide(ProfileStore, [ProfilesPort], ProfileKey);
  bind(PersonalKey).toService(ProfileKey);
});
