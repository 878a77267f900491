import { ContainerModule } from 'inversify';
import { VersionsApi } from '@/adapters/http/generated/feed/versions';
import { VersionsPort } from '@/core/versions/versions.port';
import { HttpClientKey } from '../../app-keys';

/** Earlier texts over the wire. */
export const versionsAdapters = new ContainerModule(({ bind }) => {
  bind(VersionsPort)
    .toResolvedValue((http) => new VersionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
