import { ContainerModule } from 'inversify';
import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { HttpClientKey } from '../../app-keys';

/** Communities over the wire. */
export const communitiesAdapters = new ContainerModule(({ bind }) => {
  bind(CommunitiesPort)
    .toResolvedValue((http) => new CommunitiesApi(http), [HttpClientKey])
    .inSingletonScope();
});
