import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';

export const communitiesAdapters = wire((provide) => {
  provide(CommunitiesApi, [HttpClientKey], CommunitiesPort);
});
