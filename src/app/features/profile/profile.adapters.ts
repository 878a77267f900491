import { ContainerModule } from 'inversify';
import { ProfileApi } from '@/adapters/http/generated/user/profile';
import { ProfilesPort } from '@/core/profile/profile.port';
import { HttpClientKey } from '../../app-keys';

/** Profiles over the wire. */
export const profileAdapters = new ContainerModule(({ bind }) => {
  bind(ProfilesPort)
    .toResolvedValue((http) => new ProfileApi(http), [HttpClientKey])
    .inSingletonScope();
});
