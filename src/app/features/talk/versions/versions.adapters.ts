import { VersionsApi } from '@/adapters/http/generated/feed/versions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { VersionsPort } from '@/core/talk/versions/versions.port';

export const versionsAdapters = wire((provide) => {
  provide(VersionsApi, [HttpClientKey], VersionsPort);
});
