import { ContainerModule } from 'inversify';
import { JobPortalApi } from '@/adapters/http/generated/user/job-portal';
import { HttpClientKey } from '@/app/app-keys';
import { PortalAccountsPort } from '@/core/account/job-portal/portal-accounts.port';

/** Accounts at the job portal over the wire. */
export const jobPortalAdapters = new ContainerModule(({ bind }) => {
  bind(PortalAccountsPort)
    .toResolvedValue((http) => new JobPortalApi(http), [HttpClientKey])
    .inSingletonScope();
});
