import { MemoryPortalAccounts } from '@/adapters/memory/account/job-portal/memory-portal-accounts';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { PortalAccountsPort } from '@/core/account/job-portal/portal-accounts.port';

export const adapters = wire((provide) => {
  provide(MemoryPortalAccounts, [MemoryBrowserKey], PortalAccountsPort);
});
