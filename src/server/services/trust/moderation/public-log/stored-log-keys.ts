import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { SignerKey } from '@/server/platform/tlog/signed-note';
import { COSIGNATURE, makePrivateKey, NOTE_SIGNATURE, parsePrivateKey } from '@/server/platform/tlog/signed-note';
import { replaceKeys, storedKeys, storeFirstKeys } from './log-keys.queries';

const Keys = v.pipe(v.array(v.string()), v.minLength(1));

export interface LogKeysDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
  readonly address: { readonly origin: string };
}

const LOG_KEYS = 'log keys';
const WITNESS_KEYS = 'witness keys';

export function logOriginOf({ origin }: LogKeysDeps['address']): string {
  return `${new URL(origin).host}/log`;
}

/** Returns keys, which are created and sealed at first use. */
async function loadOrCreateKeys(
  { database, authorship }: Omit<LogKeysDeps, 'address'>,
  name: string,
): Promise<readonly string[]> {
  const place = Buffer.from(name);
  const [kept] = await database.query(storedKeys, name);
  const sealed = () => authorship.sealJson(place, [makePrivateKey()]).toString('base64');
  // Concurrent starts share the first one's keys.
  const [row] = kept === undefined ? await database.query(storeFirstKeys, name, sealed()) : [kept];
  if (row === undefined) throw new Error('The database kept no keys.');
  return v.parse(Keys, authorship.unsealJson(place, Buffer.from(row.value, 'base64')));
}

export async function logSigners(deps: LogKeysDeps): Promise<readonly SignerKey[]> {
  const name = logOriginOf(deps.address);
  const keys = await loadOrCreateKeys(deps, LOG_KEYS);
  return keys.map((key) => ({ name, type: NOTE_SIGNATURE, privateKey: parsePrivateKey(key) }));
}

export async function witnessSigner(deps: LogKeysDeps): Promise<SignerKey> {
  const [key = ''] = await loadOrCreateKeys(deps, WITNESS_KEYS);
  return { name: `${new URL(deps.address.origin).host}/witness`, type: COSIGNATURE, privateKey: parsePrivateKey(key) };
}

/** Changes the key. The previous one keeps signing until the next change. */
export async function changeLogKey(deps: LogKeysDeps): Promise<void> {
  await deps.database.transaction(async (database) => {
    const [newest = ''] = await loadOrCreateKeys({ ...deps, database }, LOG_KEYS);
    const sealed = deps.authorship.sealJson(Buffer.from(LOG_KEYS), [makePrivateKey(), newest]);
    await database.query(replaceKeys, LOG_KEYS, sealed.toString('base64'));
  });
}
