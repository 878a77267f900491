import { existsSync } from 'node:fs';
import type { Authorship } from '../../src/server/platform/authorship';
import { createAuthorship } from '../../src/server/platform/authorship';
import { checkAuthorshipKey } from '../../src/server/platform/authorship-key';
import type { Config } from '../../src/server/platform/config/config';
import { readConfig } from '../../src/server/platform/config/read-config';
import { lockData } from '../../src/server/platform/data-lock';
import type { Database } from '../../src/server/platform/database';
import { migrate } from '../../src/server/platform/migrate';
import { directoryOf, keyFileOf, openDatabase } from '../../src/server/prepare-data';

/** Opens the data like the server. The embedded database must not be in use. */
export async function withOpenedData<Value>(
  work: (database: Database, authorship: Authorship, config: Config) => Promise<Value>,
): Promise<Value> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env, process.cwd());
  const release = config.databaseUrl === null ? lockData(directoryOf(config)) : () => undefined;
  try {
    const authorship = createAuthorship(keyFileOf(config).key);
    const database = await openDatabase(config);
    try {
      await migrate(database);
      await checkAuthorshipKey(database, authorship.keyName);
      return await work(database, authorship, config);
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}
