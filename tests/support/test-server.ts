import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { RunningServer, StartOptions } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import { testConfig } from './test-config';
import { openDatabaseOn, testDatabaseKind } from './test-database';

export interface TestServerOptions extends Partial<Omit<StartOptions, 'config' | 'database' | 'authorshipKey'>> {
  readonly config?: Partial<Config>;
  /** `postgres` creates a database that is dropped with the server; defaults to the suites' kind. */
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
