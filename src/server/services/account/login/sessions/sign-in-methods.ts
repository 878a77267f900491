import type { FastifyRequest } from 'fastify';
import type { SignInMethodList } from '@/contract/generated/login';
import type { LoginHandlers } from '@/server/contract/generated/login';
import type { Database } from '@/server/platform/database';
import type { MergeProofs } from '@/server/platform/sessions/merge-proofs';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { othersWithAddress } from '../session/accounts.queries';
import type { AddMethod } from '../session/add-method';
import { requireFreshSession } from '../session/add-method';
import { notConfigured, PROVIDERS } from '../session/sign-in';
import type { TokenChecks } from '../session/token-checks';
import { presentMethod } from './own-sessions.presenter';
import { accountsOfUser } from './own-sessions.queries';

export interface SignInMethodsDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'idOf'>;
  readonly checks: TokenChecks;
  readonly addMethod: AddMethod;
  readonly proofs: Pick<MergeProofs, 'read'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The accounts at providers that lead to the viewer, and another one by proof of both. */
export function createSignInMethods({
  database,
  sessions,
  checks,
  addMethod,
  proofs,
  now,
}: SignInMethodsDeps): Pick<LoginHandlers, 'listSignInMethods' | 'addSignInMethod'> {
  const methodsOf = async (http: FastifyRequest, userId: string): Promise<SignInMethodList> => {
    const other = proofs.read(http);
    return {
      items: (await database.query(accountsOfUser, userId)).map(presentMethod),
      others: (await database.query(othersWithAddress, userId)).map(({ provider }) => provider),
      provedOther: other !== null && (await database.query(accountsOfUser, other)).length > 0 && other !== userId,
    };
  };

  return {
    async listSignInMethods({ viewer, http }) {
      return { status: 200, body: await methodsOf(http, viewer.userId) };
    },
    async addSignInMethod({ viewer, body, http, log }) {
      await requireFreshSession({ database, sessions, now }, http);
      const { socialUserType, token, tokenType, nonce = null } = body;
      const provider = PROVIDERS[socialUserType];
      const check = checks[provider];
      if (check === null) throw notConfigured('socialUserType');
      const proven = await check({ token, tokenType, nonce }, log);
      await addMethod(http, viewer.userId, { provider, token, proven });
      return { status: 200, body: await methodsOf(http, viewer.userId) };
    },
  };
}
