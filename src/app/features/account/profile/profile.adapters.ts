import { ProfileApi } from '@/adapters/http/generated/user/profile';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ProfilesPort } from '@/core/account/profile/profile.port';

export const profileAdapters = wire((provide) => {
  provide(ProfileApi, [HttpClientKey], ProfilesPort);
});
