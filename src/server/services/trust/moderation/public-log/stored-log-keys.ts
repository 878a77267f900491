import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { SignerKey } from '@/server/platform/tlog/signed-note';
import { COSIGNATURE, makePrivateKey, NOTE_SIGNATURE, openPrivateKey } from '@/server/platform/tlog/signed-note';
import { replaceKeys, storedKeys, storeFirstKeys } from './log-keys.queries';

/** Private keys, the newest first. */
const Keys = v.pipe(v.array(v.string()), v.minLength(1));

export interface LogKeysDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
  readonly address: { readonly origin: string };
}

const LOG_KEYS = 'log keys';
const WITNESS_KEYS = 'witness keys';

/** Returns the origin of the public log of an installation: its address without the scheme. */
export function logOriginOf({ origin }: LogKeysDeps['address']): string {
  return `${new URL(origin).host}/log`;
}

/** Returns the private keys under a name, which are made and sealed when they are first needed. */
async function keysNamed(
  { database, authorship }: Omit<LogKeysDeps, 'address'>,
  name: string,
): Promise<readonly string[]> {
  const place = Buffer.from(name);
  const [kept] = await database.query(storedKeys, name);
  const sealed = () => authorship.sealJson(place, [makePrivateKey()]).toString('base64');
  // Two servers may start at once: the first one's keys are those of both.
  const [row] = kept === undefined ? await database.query(storeFirstKeys, name, sealed()) : [kept];
  if (row === undefined) throw new Error('The database kept no keys.');
  return v.parse(Keys, authorship.unsealJson(place, Buffer.from(row.value, 'base64')));
}

/** Returns the keys that sign the public log: the newest, and during a change of keys the one before. */
export async function logSigners(deps: LogKeysDeps): Promise<readonly SignerKey[]> {
  const name = logOriginOf(deps.address);
  const keys = await keysNamed(deps, LOG_KEYS);
  return keys.map((key) => ({ name, type: NOTE_SIGNATURE, privateKey: openPrivateKey(key) }));
}

/** Returns the key with which this installation cosigns the logs of others. */
export async function witnessSigner(deps: LogKeysDeps): Promise<SignerKey> {
  const [key = ''] = await keysNamed(deps, WITNESS_KEYS);
  return { name: `${new URL(deps.address.origin).host}/witness`, type: COSIGNATURE, privateKey: openPrivateKey(key) };
}

/** Adds a key that signs the public log from now on. The newest key so far goes on to sign until the next change. */
export async function changeLogKey(deps: LogKeysDeps): Promise<void> {
  await deps.database.transaction(async (database) => {
    const [newest = ''] = await keysNamed({ ...deps, database }, LOG_KEYS);
    const sealed = deps.authorship.sealJson(Buffer.from(LOG_KEYS), [makePrivateKey(), newest]);
    await database.query(replaceKeys, LOG_KEYS, sealed.toString('base64'));
  });
}
