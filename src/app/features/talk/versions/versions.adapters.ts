import { ContainerModule } from 'inversify';
import { VersionsApi } from '@/adapters/http/generated/feed/versions';
import { HttpClientKey } from '@/app/app-keys';
import { VersionsPort } from '@/core/talk/versions/versions.port';

/** Earlier texts over the wire. */
export const versionsAdapters = new ContainerModule(({ bind }) => {
  bind(VersionsPort)
    .toResolvedValue((http) => new VersionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
