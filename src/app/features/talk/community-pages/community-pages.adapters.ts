import { ContainerModule } from 'inversify';
import { CommunityPagesApi } from '@/adapters/http/generated/feed/community-pages';
import { HttpClientKey } from '@/app/app-keys';
import { CommunityPagesPort } from '@/core/talk/community-pages/community-pages.port';

/** The listing of communities and their pages over the wire. */
export const communityPagesAdapters = new ContainerModule(({ bind }) => {
  bind(CommunityPagesPort)
    .toResolvedValue((http) => new CommunityPagesApi(http), [HttpClientKey])
    .inSingletonScope();
});
