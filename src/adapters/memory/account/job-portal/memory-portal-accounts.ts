import { accountOfToken } from '@/adapters/memory/kernel/world/memory-account';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type {
  PortalAccount,
  PortalAccounts,
  PortalLink,
  PortalLinked,
} from '@/core/account/job-portal/portal-accounts.port';
import { NO_PORTAL_ACCOUNT, portalRefusals } from '@/core/account/job-portal/portal-refusals.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { CareerRecords } from '../career-status/career-records';
import { RoleRecords } from '../onboarding/role-records';
import { PortalRecords } from './portal-records';

export class MemoryPortalAccounts implements PortalAccounts {
  readonly #browser: MemoryBrowser;
  readonly #portal: PortalRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#portal = browser.world.records(PortalRecords);
  }

  getPortalAccount(): Promise<Result<PortalAccount, Failure>> {
    return this.#browser.askSignedIn('getPortalAccount', {}, (viewer) => {
      const { email } = viewer;
      const exists = this.#portal.of(viewer).hasConsented && this.#portal.knows(email);
      const [firstName = ''] = email.split('.');
      const names = { firstName: exists ? firstName : '', lastName: exists ? 'Naukri' : '' };
      return ok({ userNaukriAccountExist: exists, ...names, email: exists ? email : '', naukriImage: '' });
    });
  }

  savePortalConsent(body: { readonly consent: boolean }): Promise<Result<{ readonly consent: boolean }, Failure>> {
    return this.#browser.askSignedIn('savePortalConsent', { body }, (viewer) => {
      const state = this.#portal.of(viewer);
      state.hasConsented = body.consent;
      if (!body.consent) this.#unlink(viewer);
      return ok({ consent: body.consent });
    });
  }

  linkPortalAccount(body: PortalLink): Promise<Result<PortalLinked, Failure>> {
    return this.#browser.askSignedIn('linkPortalAccount', { body }, (viewer) => {
      const state = this.#portal.of(viewer);
      if (!state.hasConsented) {
        return refusal(422, 'portal_consent_missing', portalRefusals.notAgreed);
      }
      const email = body.token === undefined ? viewer.email : (accountOfToken(body.token)?.email ?? null);
      if (email === null) {
        return refusal(422, 'portal_token_invalid', portalRefusals.notConfirmed);
      }
      if (body.token === undefined && !this.#portal.knows(email)) {
        const message = portalRefusals.noAccount;
        return refusal(422, NO_PORTAL_ACCOUNT, message);
      }
      if (this.#portal.isLinkedElsewhere(viewer, email)) {
        const message = portalRefusals.linkedElsewhere;
        const { failure } = refusal(409, 'portal_account_taken', message);
        return { ok: false, failure: { ...failure, important: true } };
      }
      state.linked = email;
      this.#verify(viewer);
      const showPopup = this.#portal.jobOf(viewer) !== null;
      return ok({ message: portalRefusals.linked, showPopup, important: false });
    });
  }

  #verify(viewer: MemoryUser): void {
    const { world } = this.#browser;
    const { career } = world.records(CareerRecords).of(viewer);
    if (career !== null) career.status = this.#portal.verified(viewer, career.status);
    world.records(RoleRecords).refresh(viewer);
  }

  #unlink(viewer: MemoryUser): void {
    this.#portal.of(viewer).linked = null;
    const { career } = this.#browser.world.records(CareerRecords).of(viewer);
    const working = career?.status.working;
    if (career && working?.source === 'naukri') {
      career.status = { ...career.status, working: { ...working, verified: '', source: '' } };
    }
  }
}
