import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@/server/platform/database';
import type { ProviderIdentity } from './provider-identity';

/** Providers whose accounts are stored. */
export type Provider = 'google' | 'naukri' | 'microsoft' | 'linkedin';

/** A person who signs in. */
export interface SignedInPerson {
  readonly userId: string;
  /** True when this sign-in made the person's account. */
  readonly isNew: boolean;
}

interface AccountRow {
  readonly user_id: string;
}

const findAccount = {
  name: 'login.find-account',
  text: 'select user_id from identity.accounts where provider = $1 and subject = $2',
};

/**
 * The person behind a provider's account; made at the first sign-in. Two first sign-ins at once make one person: the account's
 * key decides, and the loser takes the winner's.
 */
export async function findOrCreatePerson(
  database: Database,
  provider: Provider,
  identity: ProviderIdentity,
): Promise<SignedInPerson> {
  const known = await knownPerson(database, provider, identity.subject);
  if (known !== null) return known;
  return database.transaction(async (tx) => {
    const userId = randomUUID();
    await tx.query(
      {
        name: 'login.add-user',
        text: 'insert into identity.users (id, public_id, name, email, picture_url) values ($1, $2, $3, $4, $5)',
      },
      [userId, randomBytes(16).toString('base64url'), identity.name, identity.email, identity.pictureUrl],
    );
    const added = await tx.query<AccountRow>(
      {
        name: 'login.add-account',
        text: `insert into identity.accounts (provider, subject, user_id, email, email_verified) values ($1, $2, $3, $4, $5)
               on conflict (provider, subject) do nothing returning user_id`,
      },
      [provider, identity.subject, userId, identity.email, identity.emailVerified],
    );
    if (added.length === 1) return { userId, isNew: true };
    await tx.query({ name: 'login.drop-user', text: 'delete from identity.users where id = $1' }, [userId]);
    const winner = await knownPerson(tx, provider, identity.subject);
    if (winner === null) throw new Error('An account was neither added nor found.');
    return winner;
  });
}

async function knownPerson(database: Database, provider: Provider, subject: string): Promise<SignedInPerson | null> {
  const [row] = await database.query<AccountRow>(findAccount, [provider, subject]);
  return row === undefined ? null : { userId: row.user_id, isNew: false };
}
