import { ContainerModule } from 'inversify';
import { UserApi } from '@/adapters/http/generated/user';
import { ProfilesPort } from '@/core/profile/profile.port';
import { HttpClientKey } from '../../app-keys';

/** Profiles over the wire. */
export const profileHttp = new ContainerModule(({ bind }) => {
  bind(ProfilesPort)
    .toResolvedValue((http) => new UserApi(http), [HttpClientKey])
    .inSingletonScope();
});
