import { ContainerModule } from 'inversify';
import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { HttpClientKey } from '@/app/app-keys';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';

/** Communities over the wire. */
export const communitiesAdapters = new ContainerModule(({ bind }) => {
  bind(CommunitiesPort)
    .toResolvedValue((http) => new CommunitiesApi(http), [HttpClientKey])
    .inSingletonScope();
});
