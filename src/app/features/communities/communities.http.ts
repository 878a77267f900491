import { ContainerModule } from 'inversify';
import { CommunitiesPort } from '@/core/communities/communities.port';
import { FeedApi } from '@/adapters/http/generated/feed';
import { HttpClientKey } from '../../app-keys';

/** Communities over the wire. */
export const communitiesHttp = new ContainerModule(({ bind }) => {
  bind(CommunitiesPort).toResolvedValue((http) => new FeedApi(http), [HttpClientKey]).inSingletonScope();
});
