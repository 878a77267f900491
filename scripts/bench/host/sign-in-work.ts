import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { NaukriConfig } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { addAccount, addUser, userOfAccount, useToken } from '@/server/services/account/login/session/accounts.queries';
import { SESSION_LIMITS } from './config';
import type { BenchRequest } from './host-facts';
import type { Work } from './plain-server';

/** The number of users. Sign-ins lock their user, so consecutive ones use different users. */
const USERS = 200;
const ISSUER = 'https://bench.example';
const KEY_ID = 'bench';
const CLIENT_ID = 'bench';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

export function benchPortal(): NaukriConfig {
  const key = { ...keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return {
    clientId: CLIENT_ID,
    clientSecret: null,
    authorizeUrl: ISSUER,
    tokenUrl: ISSUER,
    jwksUrl: `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [key] }))}`,
    issuers: [ISSUER],
    scriptUrl: ISSUER,
    clusterMarker: '',
  };
}

export async function signInWork(database: Database, authorship: Authorship): Promise<Work> {
  const store = new SessionStore(database, authorship, SESSION_LIMITS);
  const privateKey = keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const users = Array.from({ length: USERS }, () => ({ id: randomUUID(), subject: randomUUID() }));
  for (const { id, subject } of users) {
    await database.query(addUser, id, id, 'Bench User', null, null);
    await database.query(addAccount, 'naukri', subject, id, null, false);
  }
  const turnOf = ({ subject }: { readonly subject: string }): BenchRequest => ({
    method: 'POST',
    path: '/login/social',
    token: { privateKey, keyId: KEY_ID, claims: { iss: ISSUER, aud: CLIENT_ID, sub: subject, name: 'Bench User' } },
  });
  return {
    product: users.map(turnOf),
    plain: users.map(({ subject }) => async (body) => {
      const hash = createHash('sha256').update(JSON.stringify(body)).digest();
      await database.query(useToken, hash, dayInIndia(Date.now()));
      const [account] = await database.query(userOfAccount, 'naukri', subject);
      if (account === undefined) throw new Error('The account of a sign-in is missing.');
      await store.start(account.user_id, Date.now(), { provider: 'naukri', device: '' });
      return store.displayOf(account.user_id);
    }),
  };
}
