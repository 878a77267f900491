import type { FastifyBaseLogger } from 'fastify';
import { NO_PORTAL_ACCOUNT, portalRefusals } from '@/core/account/job-portal/portal-refusals.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { careerOfPersona } from '../career-status/career.queries';
import { lockPersona } from '../persona/persona.queries';
import type { RoleKeeper } from '../persona/role-keeper';
import { sealAccount, verifiedByLink } from './linked-job';
import type { PortalAccount, PortalAccounts } from './portal-accounts.port';
import {
  addressesOfUser,
  clearPortalVerification,
  deleteLink,
  isAccountTaken,
  linkOfPersona,
  storeConsent,
  storeLink,
} from './portal-links.queries';

export interface PortalLinksDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly roles: RoleKeeper;
  readonly portal: PortalAccounts;
  readonly now: () => number;
}

type PortalOperations = 'getPortalAccount' | 'savePortalConsent' | 'linkPortalAccount';

export function createPortalLinks(deps: PortalLinksDeps): Pick<UserHandlers, PortalOperations> {
  const { database, authorship, roles, portal, now } = deps;

  async function ownAccount(userId: string, log: FastifyBaseLogger): Promise<PortalAccount | null> {
    for (const { email } of await database.query(addressesOfUser, userId)) {
      const account = email === null ? null : await portal.ofAddress(email, log);
      if (account !== null) return account;
    }
    return null;
  }

  async function hasConsented(persona: Uint8Array): Promise<boolean> {
    return (await database.query(linkOfPersona, persona)).length > 0;
  }

  async function requireConsent(persona: Uint8Array): Promise<void> {
    if (await hasConsented(persona)) return;
    throw new Problem(422, 'portal_consent_missing', portalRefusals.notAgreed);
  }

  return {
    async getPortalAccount({ viewer, log }) {
      const isAsked = await hasConsented(viewer.personaRef);
      // An unavailable portal only means no offer.
      const account = isAsked ? await ownAccount(viewer.userId, log).catch(() => null) : null;
      return {
        status: 200,
        body: {
          userNaukriAccountExist: account !== null,
          firstName: account?.firstName ?? '',
          lastName: account?.lastName ?? '',
          email: account?.email ?? '',
          naukriImage: account?.imageUrl ?? '',
        },
      };
    },

    async savePortalConsent({ viewer, body: { consent } }) {
      await database.transaction(async (tx) => {
        await tx.query(lockPersona, viewer.personaRef);
        if (consent) {
          await tx.query(storeConsent, viewer.personaRef, dayInIndia(now()));
          return;
        }
        await tx.query(deleteLink, viewer.personaRef);
        await tx.query(clearPortalVerification, viewer.personaRef);
      });
      return { status: 200, body: { consent } };
    },

    async linkPortalAccount({ viewer, body: { token }, log }) {
      const { userId, personaRef } = viewer;
      await requireConsent(personaRef);
      const account = token === undefined ? await ownAccount(userId, log) : await portal.ofToken(token, log);
      if (account === null) throw token === undefined ? accountNotFound() : tokenInvalid();
      // Uses a purpose of its own, so that the reference cannot be matched with the address elsewhere.
      const ref = authorship.emailRef(`naukri account ${account.subject}`);
      const change = await database.transaction(async (tx) => {
        await tx.query(lockPersona, personaRef);
        const [other] = await tx.query(isAccountTaken, personaRef, ref);
        if (other?.taken) throw accountTaken();
        await tx.query(storeLink, personaRef, ref, sealAccount(authorship, personaRef, account));
        const [career] = await tx.query(careerOfPersona, personaRef);
        if (career !== undefined) await verifiedByLink(tx, authorship, personaRef, career);
        return roles.refresh(tx, personaRef);
      });
      roles.announce(viewer, change);
      const message = portalRefusals.linked;
      return { status: 200, body: { message, showPopup: account.job !== null, important: false } };
    },
  };
}

function accountNotFound(): Problem {
  const message = portalRefusals.noAccount;
  return new Problem(422, NO_PORTAL_ACCOUNT, message);
}

function tokenInvalid(): Problem {
  return new Problem(422, 'portal_token_invalid', portalRefusals.notConfirmed);
}

function accountTaken(): Problem {
  const message = portalRefusals.linkedElsewhere;
  return new Problem(409, 'portal_account_taken', message, {}, null, true);
}
