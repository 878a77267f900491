import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { PortalAccounts, PortalLink, PortalLinked } from './portal-accounts.port';

/** Links the user's account at the job portal. First stores the user's consent, without which the service refuses. */
export class LinkPortalAccount {
  readonly #accounts: PortalAccounts;

  constructor(accounts: PortalAccounts) {
    this.#accounts = accounts;
  }

  async execute(link: PortalLink): Promise<Result<PortalLinked, Failure>> {
    const consent = await this.#accounts.savePortalConsent({ consent: true });
    return consent.ok ? this.#accounts.linkPortalAccount(link) : consent;
  }
}
