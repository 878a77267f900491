import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Config } from '@/server/platform/config/config';
import { readConfig } from '@/server/platform/config/read-config';
import type { Database } from '@/server/platform/database';
import { openPglite } from '@/server/platform/pglite-database';
import { openPostgres } from '@/server/platform/postgres-database';
import type { SetOrder } from './host-facts';

const CONNECTIONS = 10;

const DAY_MS = 86_400_000;

export const SESSION_LIMITS = {
  accessMilliseconds: DAY_MS,
  refreshMilliseconds: DAY_MS,
  leewayMilliseconds: 0,
  perUser: 10,
} as const;

/** The authorship key of cached data sets, and of the hosts that run on copies of them. */
export const AUTHORSHIP_KEY = Buffer.alloc(32, 7);

export function hostConfig(): Config {
  const limits = {
    LIMIT_LOGIN_PER_MINUTE: '1000000',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_CONTRIBUTIONS_PER_MINUTE: '1000000',
    LIMIT_READS_PER_MINUTE: '1000000',
  };
  return readConfig(
    {
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'off',
      DATA_DIR: tmpdir(),
      CLIENT_DIR: resolve('dist/client'),
      FIRST_VIEW_FILE: resolve('dist/first-view.mjs'),
      ...limits,
    },
    tmpdir(),
  );
}

export function openDatabase({ kind, place }: Pick<SetOrder, 'kind' | 'place'>): Promise<Database> {
  return kind === 'pglite' ? openPglite(place) : openPostgres(place, CONNECTIONS);
}
