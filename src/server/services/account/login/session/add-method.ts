import type { FastifyRequest } from 'fastify';
import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { LoginMails } from '@/server/platform/sessions/login-mails';
import type { MergeProofs } from '@/server/platform/sessions/merge-proofs';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { addAccount, sessionFreshness, userOfAccount } from './accounts.queries';
import { spendToken } from './spent-tokens';
import type { VerifiedToken } from './start-session';

export interface AddMethodDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'idOf'>;
  readonly proofs: Pick<MergeProofs, 'keep'>;
  readonly mails: LoginMails;
  readonly now: () => number;
}

/** Adds a login. Throws 403 `session_not_fresh`, and 409 `method_taken` if the account logs in another user. */
export type AddMethod = (http: FastifyRequest, userId: string, checked: VerifiedToken) => Promise<void>;

export function createAddMethod({ database, sessions, proofs, mails, now }: AddMethodDeps): AddMethod {
  return async (http, userId, { provider, token, proven: { identity, expiresAt } }) => {
    await requireFreshSession({ database, sessions, now }, http);
    await spendToken(database, { provider, token, expiresAt });
    const { subject, email, emailVerified } = identity;
    await database.transaction(async (tx) => {
      const [added] = await tx.query(addAccount, provider, subject, userId, email, emailVerified);
      if (added === undefined) return;
      await mails.put(tx, userId, await mails.addressesOf(tx, userId), { kind: 'ADDED', provider, email });
    });
    const [owner] = await database.query(userOfAccount, provider, subject);
    if (owner?.user_id === userId) return;
    if (owner !== undefined) proofs.keep(http, owner.user_id);
    throw new Problem(409, 'method_taken', sessionRefusals.methodTaken);
  };
}

/** Throws 403 `session_not_fresh` for a session of an earlier day. */
export async function requireFreshSession(
  { database, sessions, now }: Omit<AddMethodDeps, 'proofs' | 'mails'>,
  http: FastifyRequest,
): Promise<void> {
  const session = sessions.idOf(http);
  const [began] = session === null ? [] : await database.query(sessionFreshness, session, dayInIndia(now()));
  if (began?.is_fresh !== true) throw new Problem(403, 'session_not_fresh', sessionRefusals.notFresh);
}
