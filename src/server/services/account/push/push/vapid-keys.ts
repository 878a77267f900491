import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import { keepVapidKeys, keptVapidKeys } from './vapid-keys.queries';

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });

/** The keys of this server in base64url, as VAPID has them (RFC 8292). */
export type VapidKeys = Readonly<v.InferOutput<typeof Keys>>;

/** The context that the keys are sealed for. */
const PLACE = Buffer.from('vapid keys');

export interface VapidKeysDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
  readonly config: Pick<Config, 'push'>;
}

/** Returns a function that returns the keys: those of the configuration, or those of the database, which are made and sealed when they are first needed. */
export function vapidKeysOf({ database, authorship, config }: VapidKeysDeps): () => Promise<VapidKeys> {
  const { vapid } = config.push;
  let known: VapidKeys | null = vapid;
  const open = (sealed: string) => v.parse(Keys, authorship.unsealJson(PLACE, Buffer.from(sealed, 'base64')));
  const made = async (): Promise<string> => {
    // Loaded here, so that a server whose users want no push starts without it.
    const { default: webPush } = await import('web-push');
    return authorship.sealJson(PLACE, webPush.generateVAPIDKeys()).toString('base64');
  };
  return async () => {
    if (known !== null) return known;
    const [kept] = await database.query(keptVapidKeys);
    // Two servers may start at once: the first one's keys are those of both.
    const [row] = kept === undefined ? await database.query(keepVapidKeys, await made()) : [kept];
    if (row === undefined) throw new Error('The database kept no keys.');
    known = open(row.value);
    return known;
  };
}
