import { ContainerModule } from 'inversify';
import { CommunityPagesApi } from '@/adapters/http/generated/feed/community-pages';
import { CommunityPagesPort } from '@/core/community-pages/community-pages.port';
import { HttpClientKey } from '../../app-keys';

/** The listing of communities and their pages over the wire. */
export const communityPagesAdapters = new ContainerModule(({ bind }) => {
  bind(CommunityPagesPort)
    .toResolvedValue((http) => new CommunityPagesApi(http), [HttpClientKey])
    .inSingletonScope();
});
