import { JobPortalApi } from '@/adapters/http/generated/user/job-portal';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PortalAccountsPort } from '@/core/account/job-portal/portal-accounts.port';

export const jobPortalAdapters = wire((provide) => {
  provide(JobPortalApi, [HttpClientKey], PortalAccountsPort);
});
