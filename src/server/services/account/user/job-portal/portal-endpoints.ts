import { emulatedPortal } from '@/server/emulator/naukri/portal-accounts-emulator';
import type { Config } from '@/server/platform/config/config';
import type { ServerAddress } from '@/server/platform/server-address';
import { createHttpPortalAccounts, noPortalAccounts } from './http-portal-accounts';
import type { PortalAccounts } from './portal-accounts.port';

export function portalAccountsOf(config: Pick<Config, 'google' | 'portal'>, address: ServerAddress): PortalAccounts {
  const { portal, google } = config;
  if (portal !== null) return createHttpPortalAccounts(() => portal);
  return google === null ? createHttpPortalAccounts(() => emulatedPortal(address.ownAddress)) : noPortalAccounts;
}
