import { ContainerModule } from 'inversify';
import { ProfileApi } from '@/adapters/http/generated/user/profile';
import { HttpClientKey } from '@/app/app-keys';
import { ProfilesPort } from '@/core/account/profile/profile.port';

/** Profiles over the wire. */
export const profileAdapters = new ContainerModule(({ bind }) => {
  bind(ProfilesPort)
    .toResolvedValue((http) => new ProfileApi(http), [HttpClientKey])
    .inSingletonScope();
});
