import { randomBytes, randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import type { Database } from '@/server/platform/database';
import type { Provider } from '@/server/platform/sessions/session.queries';
import { agree } from '@/server/services/trust/legal/terms/terms.queries';
import { addAccount, addUser, otherAccountsWithAddress, removeUser, userOfAccount } from './accounts.queries';
import type { ProviderIdentity } from './provider-identity';

export interface SignedInUser {
  readonly userId: string;
  readonly isNew: boolean;
  readonly hasOther: boolean;
}

/** Creates the user at the first sign-in. Concurrent sign-ins create one user. */
export async function findOrCreateUser(
  database: Database,
  provider: Provider,
  { subject, name, email, emailVerified, pictureUrl }: ProviderIdentity,
  now: number,
): Promise<SignedInUser> {
  const [known] = await database.query(userOfAccount, provider, subject);
  if (known !== undefined) return { userId: known.user_id, isNew: false, hasOther: false };
  return database.transaction(async (tx) => {
    const userId = randomUUID();
    await tx.query(addUser, userId, randomBytes(16).toString('base64url'), name, email, pictureUrl);
    const [added] = await tx.query(addAccount, provider, subject, userId, email, emailVerified);
    if (added !== undefined) {
      // The login window states this next to its buttons.
      await tx.query(agree, userId, TERMS_VERSION, dayInIndia(now));
      const others = await tx.query(otherAccountsWithAddress, userId);
      return { userId, isNew: true, hasOther: others.length > 0 };
    }
    await tx.query(removeUser, userId);
    const [winner] = await tx.query(userOfAccount, provider, subject);
    if (winner === undefined) throw new Error('An account was neither added nor found.');
    return { userId: winner.user_id, isNew: false, hasOther: false };
  });
}
