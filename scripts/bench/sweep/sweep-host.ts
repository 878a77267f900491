import { join } from 'node:path';
import { MODERATORS, subjectOf } from '@/server/demo/demo-accounts';
import type { Config } from '@/server/platform/config/config';
import type { RunStatement } from '@/server/platform/metrics/statement-times';
import { StatementTimes } from '@/server/platform/metrics/statement-times';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { openPglite } from '@/server/platform/pglite-database';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { text, uuid } from '@/server/platform/sql-types';
import { Statement } from '@/server/platform/statement';
import { prepareData } from '@/server/prepare-data';
import type { RunningServer } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import { AUTHORSHIP_KEY, hostConfig, SESSION_LIMITS } from '../host/config';
import type { SweepCase } from './sweep-cases';
import { sweepCases } from './sweep-cases';
import { sweepSubjects } from './sweep-subjects';
import type { SweptCall } from './swept';

/** A step in time, longer than shared caches keep guests' answers. */
const STEP_MS = 60_000;

/** A browser's user agent, because fetch's own counts as a crawler. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const accountOf = new Statement({
  name: '',
  parameters: [text],
  columns: { user_id: uuid },
  text: `select user_id from identity.accounts where subject = $1`,
});

interface Order {
  readonly folder: string;
  readonly rounds: number;
}

interface Ran extends RunStatement {
  readonly endedAt: number;
}

function busyTimeOf(ran: readonly Ran[]): number {
  let until = 0;
  let busy = 0;
  for (const { milliseconds, endedAt } of ran.toSorted(
    (one, other) => one.endedAt - one.milliseconds - (other.endedAt - other.milliseconds),
  )) {
    const from = Math.max(until, endedAt - milliseconds);
    busy += Math.max(0, endedAt - from);
    until = Math.max(until, endedAt);
  }
  return busy;
}

async function sweep({ folder, rounds }: Order): Promise<readonly SweptCall[]> {
  const times = new StatementTimes();
  let ran: Ran[] = [];
  times.onRun((statement) => ran.push({ ...statement, endedAt: performance.now() }));
  let passed = 0;
  const config: Config = {
    ...hostConfig(),
    dataDirectory: folder,
    demo: { load: true, scale: 1 },
    scheduledWork: false,
  };
  const server = await startServer({
    config,
    database: times.over(await openPglite(join(folder, 'database'))),
    authorshipKey: AUTHORSHIP_KEY,
    uptime: () => performance.now() + passed,
    prepare: async (database, authorship) => {
      await prepareData(config, database, authorship, () => undefined);
      await new OwnIdIndex(database, authorship).indexWaiting();
    },
  });
  const cookies = {
    writer: await signIn(server, subjectOf(1)),
    moderator: await signIn(server, MODERATORS[0] ?? ''),
  };
  const ask = async ({ operationId, path }: SweepCase): Promise<SweptCall> => {
    const cookie = path.startsWith('/api/moderation/') ? cookies.moderator : cookies.writer;
    ran = [];
    passed += STEP_MS;
    const startedAt = performance.now();
    const headers = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB', 'user-agent': BROWSER, cookie };
    const answer = await fetch(server.origin + path, { headers });
    await answer.arrayBuffer();
    const ms = performance.now() - startedAt;
    const slowest = ran.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
    return { operationId, path, status: answer.status, ms, statementMs: busyTimeOf(ran), slowest: slowest?.name ?? '' };
  };
  const cases = sweepCases(await sweepSubjects(server.database));
  const swept = new Map<string, SweptCall>();
  for (let round = 0; round < rounds; round += 1) {
    for (const each of cases) {
      const now = await ask(each);
      const before = swept.get(each.path);
      swept.set(
        each.path,
        before === undefined || now.statementMs < before.statementMs
          ? { ...now, ms: Math.min(now.ms, before?.ms ?? now.ms) }
          : { ...before, ms: Math.min(now.ms, before.ms) },
      );
    }
  }
  await server.stop();
  return [...swept.values()];
}

async function signIn({ database, authorship }: RunningServer, subject: string): Promise<string> {
  const [account] = await database.query(accountOf, subject);
  if (account === undefined) throw new Error(`The demo data have no account ${subject}.`);
  const store = new SessionStore(database, authorship, SESSION_LIMITS);
  const { tokens } = await store.start(account.user_id, Date.now(), { provider: 'google', device: '' });
  return `AT=${tokens.access}; RT=${tokens.refresh}`;
}

process.on('disconnect', () => process.exit(0));
process.on('message', (order: Order) => {
  sweep(order).then(
    (swept) => process.send?.(JSON.stringify(swept)),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
