import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import type { Database } from './database';
import type { Metrics } from './metrics/metrics';
import { openPostgres } from './postgres-database';
import { schedule } from './schedule';
import type { Sessions } from './sessions/sessions';
import { StandbyReads } from './standby-reads';

const LOOK_EVERY_MS = 1_000;

export function createStandby({ databaseReadUrl, databasePool }: Config, primary: Database): StandbyReads | null {
  if (databaseReadUrl === null) return null;
  return new StandbyReads(primary, () => openPostgres(databaseReadUrl, databasePool));
}

export function scheduleStandby(
  app: FastifyInstance,
  standby: StandbyReads,
  { sessions, metrics }: { readonly sessions: Pick<Sessions, 'claimsSession'>; readonly metrics: Metrics },
): void {
  standby.watch(app, (request) => sessions.claimsSession(request));
  metrics.watch('tarakki_standby_in_use', 'Whether guests read from the standby.', () => Number(standby.isUsable));
  metrics.watch(
    'tarakki_standby_behind_bytes',
    'Changes that the standby lacks.',
    () => standby.bytesBehind ?? Number.NaN,
  );
  let wasUsable: boolean | null = null;
  schedule(app, {
    name: 'the standby',
    firstAfter: 0,
    every: LOOK_EVERY_MS,
    isOfProcess: true,
    neverHeld: true,
    run: async () => {
      await standby.look();
      if (standby.isUsable === wasUsable) return;
      wasUsable = standby.isUsable;
      if (standby.isUsable) app.log.info('guests read from the standby');
      else app.log.warn('the standby is away or behind; guests read from the primary');
    },
  });
}
