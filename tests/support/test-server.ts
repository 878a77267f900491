import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { RunningServer, StartOptions } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import { testConfig } from './test-config';
import { openDatabaseOn, testDatabaseKind } from './test-database';

/** The options of a test's server. */
export interface TestServerOptions extends Partial<Omit<StartOptions, 'config' | 'database' | 'authorshipKey'>> {
  readonly config?: Partial<Config>;
  /** `postgres` takes a new database of the server at TEST_DATABASE_URL, which is dropped when the test's server stops; what suites run on here unless given. */
  readonly on?: Database['kind'];
}

/** The whole server on a free port over a fresh migrated database, with the emulated Google. Stop it at the end. */
export async function startTestServer({
  config,
  on = testDatabaseKind,
  ...rest
}: TestServerOptions = {}): Promise<RunningServer> {
  const { database, drop } = await openDatabaseOn(on);
  const started = await startServer({
    config: testConfig(config),
    database,
    authorshipKey: Buffer.alloc(32, 5),
    ...rest,
  });
  return {
    ...started,
    stop: async () => {
      await started.stop();
      await drop();
    },
  };
}
