import type { FastifyRequest } from 'fastify';
import type { SignInMethodList } from '@/contract/generated/login';
import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import type { LoginHandlers } from '@/server/contract/generated/login';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { LoginMails } from '@/server/platform/sessions/login-mails';
import type { MergeProofs } from '@/server/platform/sessions/merge-proofs';
import { lockUser } from '@/server/platform/sessions/session.queries';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { UserSessions } from '@/server/platform/sessions/user-sessions';
import { otherAccountsWithAddress } from '../session/accounts.queries';
import type { AddMethod } from '../session/add-method';
import { requireFreshSession } from '../session/add-method';
import { PROVIDERS, providerNotConfigured } from '../session/sign-in';
import type { TokenChecks } from '../session/token-checks';
import { methodIdOf, presentMethod } from './own-sessions.presenter';
import { accountsOfUser, removeAccount } from './own-sessions.queries';

export interface SignInMethodsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Pick<Sessions, 'idOf' | 'announceEnd'>;
  readonly checks: TokenChecks;
  readonly addMethod: AddMethod;
  readonly proofs: Pick<MergeProofs, 'read'>;
  readonly mails: LoginMails;
  readonly now: () => number;
}

export function createSignInMethods({
  database,
  authorship,
  sessions,
  checks,
  addMethod,
  proofs,
  mails,
  now,
}: SignInMethodsDeps): Pick<LoginHandlers, 'listSignInMethods' | 'addSignInMethod' | 'removeSignInMethod'> {
  const methodsOf = async (http: FastifyRequest, userId: string): Promise<SignInMethodList> => {
    const other = proofs.read(http);
    return {
      items: (await database.query(accountsOfUser, userId)).map(presentMethod),
      others: (await database.query(otherAccountsWithAddress, userId)).map(({ provider }) => provider),
      provedOther: other !== null && (await database.query(accountsOfUser, other)).length > 0 && other !== userId,
    };
  };

  const ofUser = new UserSessions({ database, authorship, sessions, now });

  return {
    async listSignInMethods({ viewer, http }) {
      return { status: 200, body: await methodsOf(http, viewer.userId) };
    },
    async addSignInMethod({ viewer, body, http, log }) {
      await requireFreshSession({ database, sessions, now }, http);
      const { socialUserType, token, tokenType, nonce = null } = body;
      const provider = PROVIDERS[socialUserType];
      const check = checks[provider];
      if (check === null) throw providerNotConfigured('socialUserType');
      const proven = await check({ token, tokenType, nonce }, log);
      await addMethod(http, viewer.userId, { provider, token, proven });
      return { status: 201, body: await methodsOf(http, viewer.userId) };
    },
    async removeSignInMethod({ viewer: { userId }, path, http }) {
      await requireFreshSession({ database, sessions, now }, http);
      await database.transaction(async (tx) => {
        // Locks the user. Otherwise two tabs could remove the last two methods.
        await tx.query(lockUser, userId);
        const accounts = await tx.query(accountsOfUser, userId);
        const removed = accounts.find((account) => methodIdOf(account) === path.methodId);
        if (removed === undefined) throw new Problem(404, 'method_not_found', sessionRefusals.methodNotFound);
        if (accounts.length === 1) throw new Problem(409, 'last_method', sessionRefusals.lastMethod);
        const { provider, subject, email } = removed;
        await mails.put(tx, userId, await mails.addressesOf(tx, userId), { kind: 'REMOVED', provider, email });
        await tx.query(removeAccount, provider, subject, userId, email);
        await ofUser.endBegunWith(userId, { provider, but: sessions.idOf(http) }, tx);
      });
      return { status: 200, body: await methodsOf(http, userId) };
    },
  };
}
