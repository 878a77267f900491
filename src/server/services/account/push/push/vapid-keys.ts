import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import { keepVapidKeys, keptVapidKeys } from './vapid-keys.queries';

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });

/** In base64url, as VAPID requires (RFC 8292). */
export type VapidKeys = Readonly<v.InferOutput<typeof Keys>>;

const PLACE = Buffer.from('vapid keys');

export interface VapidKeysDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
  readonly config: Pick<Config, 'push'>;
}

export function vapidKeysOf({ database, authorship, config }: VapidKeysDeps): () => Promise<VapidKeys> {
  const { vapid } = config.push;
  let known: VapidKeys | null = vapid;
  const open = (sealed: string) => v.parse(Keys, authorship.unsealJson(PLACE, Buffer.from(sealed, 'base64')));
  const made = async (): Promise<string> => {
    // Loaded lazily, because servers without push users do not need it.
    const { default: webPush } = await import('web-push');
    return authorship.sealJson(PLACE, webPush.generateVAPIDKeys()).toString('base64');
  };
  return async () => {
    if (known !== null) return known;
    const [kept] = await database.query(keptVapidKeys);
    const [row] = kept === undefined ? await database.query(keepVapidKeys, await made()) : [kept];
    if (row === undefined) throw new Error('The database kept no keys.');
    known = open(row.value);
    return known;
  };
}
