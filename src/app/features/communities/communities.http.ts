import { ContainerModule } from 'inversify';
import { FeedApi } from '@/adapters/http/generated/feed';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { HttpClientKey } from '../../app-keys';

/** Communities over the wire. */
export const communitiesHttp = new ContainerModule(({ bind }) => {
  bind(CommunitiesPort)
    .toResolvedValue((http) => new FeedApi(http), [HttpClientKey])
    .inSingletonScope();
});
