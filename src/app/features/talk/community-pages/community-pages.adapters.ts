import { CommunityPagesApi } from '@/adapters/http/generated/feed/community-pages';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CommunityPagesPort } from '@/core/talk/community-pages/community-pages.port';

export const communityPagesAdapters = wire((provide) => {
  provide(CommunityPagesApi, [HttpClientKey], CommunityPagesPort);
});
