import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { migrate } from '@/server/platform/migrate';
import { RowMixing } from '@/server/platform/mixing/row-mixing';
import { openPostgres } from '@/server/platform/postgres-database';
import { MIXED_TABLES } from '@/server/platform/schema/grains';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { startServer } from '@/server/start-server';
import { percentile } from './bench/figures';
import { AUTHORSHIP_KEY, hostConfig, SESSION_LIMITS } from './bench/host/config';
import type { TokenOrder } from './bench/host/host-facts';
import { addUsers } from './bench/host/seed-users';
import { benchPortal, signInWork } from './bench/host/sign-in-work';
import { signInBody } from './bench/sign-in-body';
import { startTemporaryPostgres } from './lib/temporary-postgres';

/**
 * npx tsx scripts/mixing.ts: measures sign-ins, renewals and follows on PostgreSQL with 500,000 users (`--users`)
 * for `--seconds`, without and with continuous row mixing. Prints refusals and times; fails on any refusal.
 */

const { values } = parseArgs({
  options: { users: { type: 'string', default: '500000' }, seconds: { type: 'string', default: '30' } },
});
const CLIENTS_OF_EACH = 4;
const CONNECTIONS = 10;
const TURN_MS = 300_000;

const TOPICS = 100;

async function fill(database: Database, users: number): Promise<void> {
  await database.transaction(async (tx) => {
    // Runs in a transaction, because the statement would time out outside of one.
    await tx.execute('set local statement_timeout = 0');
    await tx.execute(`
      insert into content.communities (type, entity_id, name, slug, category)
        select 'topic', g, 'Topic ' || g, 'topic-' || g, 'Topic' from generate_series(1, ${TOPICS}) g on conflict do nothing`);
    await addUsers(tx, users, TOPICS);
    await tx.execute('analyze');
  });
}

interface Kind {
  readonly times: number[];
  readonly refused: Map<number, number>;
}

type Call = () => Promise<number>;

async function loadFor(seconds: number, calls: Readonly<Record<string, readonly Call[]>>): Promise<Map<string, Kind>> {
  const kinds = new Map<string, Kind>();
  const until = performance.now() + seconds * 1000;
  const clients = Object.entries(calls).flatMap(([name, each]) => {
    const kind: Kind = { times: [], refused: new Map() };
    kinds.set(name, kind);
    return each.map(async (call) => {
      while (performance.now() < until) {
        const begun = performance.now();
        const status = await call();
        kind.times.push(performance.now() - begun);
        if (status >= 400) kind.refused.set(status, (kind.refused.get(status) ?? 0) + 1);
      }
    });
  });
  await Promise.all(clients);
  return kinds;
}

function print(name: string, kinds: ReadonlyMap<string, Kind>): number {
  let refused = 0;
  for (const [kind, { times, refused: by }] of kinds) {
    const all = [...by.values()].reduce((sum, count) => sum + count, 0);
    refused += all;
    const at = (share: number): string => percentile(times, share).toFixed(1);
    console.log(
      `${name} · ${kind}: ${times.length} answers, ${all} refused, p50 ${at(50)} ms, p99 ${at(99)} ms, most ${Math.max(...times).toFixed(0)} ms`,
    );
  }
  return refused;
}

async function measure(url: string): Promise<number> {
  const users = Number(values.users);
  const seconds = Number(values.seconds);
  const database = await openPostgres(url, CONNECTIONS);
  await migrate(database);
  await fill(database, users);
  const server = await startServer({
    config: { ...hostConfig(), naukri: benchPortal() },
    database,
    authorshipKey: AUTHORSHIP_KEY,
  });
  const headers = { origin: server.origin, appid: '999', systemid: 'AB_WEB' };
  const authorship = createAuthorship(AUTHORSHIP_KEY);
  const store = new SessionStore(database, authorship, SESSION_LIMITS);
  const send = async (path: string, body: string | null, cookie = ''): Promise<Response> => {
    const kind = body === null ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: { ...headers, ...kind, cookie },
      body,
    });
    await answer.arrayBuffer();
    return answer;
  };

  const signIns = (await signInWork(database, authorship)).product;
  let next = 0;
  const signIn: Call = async () => {
    const turn = signIns[next++ % signIns.length];
    return (await send('/login/social', signInBody(tokenOf(turn)))).status;
  };
  const cookiesOf = async (userId: string): Promise<string> => {
    const { tokens } = await store.start(userId, Date.now(), { provider: 'google', device: '' });
    return `AT=${tokens.access}; RT=${tokens.refresh}`;
  };
  const renewal = async (): Promise<Call> => {
    let cookie = await cookiesOf(await newUser(database));
    return async () => {
      const answer = await send('/login/sessions/renew', null, cookie);
      const set = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
      cookie = set.filter((each) => /^(?:AT|RT)=/.test(each)).join('; ') || cookie;
      return answer.status;
    };
  };
  const follow = async (): Promise<Call> => {
    const cookie = await cookiesOf(await newUser(database));
    let entityId = 0;
    return async () => {
      entityId = (entityId % TOPICS) + 1;
      const action = Math.floor(next / TOPICS) % 2 === 0 ? 'join' : 'leave';
      return (await send(`/api/feed/v1/community/${action}`, JSON.stringify({ type: 'topic', entityId }), cookie))
        .status;
    };
  };
  const of = (make: () => Promise<Call>): Promise<Call[]> => Promise.all(Array.from({ length: CLIENTS_OF_EACH }, make));
  const calls = { 'sign-in': await of(async () => signIn), renewal: await of(renewal), follow: await of(follow) };

  await loadFor(3, calls);
  let refused = print('without mixing', await loadFor(seconds, calls));
  let ahead = 0;
  const mixing = new RowMixing({ database, now: () => Date.now() + ahead }, MIXED_TABLES);
  let isOver = false;
  let longest = 0;
  let turns = 0;
  const mixed = (async () => {
    while (!isOver) {
      ahead += TURN_MS;
      const begun = performance.now();
      await mixing.run();
      longest = Math.max(longest, performance.now() - begun);
      turns += 1;
    }
  })();
  refused += print('while rows are mixed', await loadFor(seconds, calls));
  isOver = true;
  await mixed;
  console.log(`${turns} turns, the longest ${(longest / 1000).toFixed(1)} s`);
  await server.stop();
  return refused;
}

function tokenOf(turn: { readonly token?: TokenOrder } | undefined): TokenOrder {
  if (turn?.token === undefined) throw new Error('A sign-in has no token.');
  return turn.token;
}

async function newUser(database: Database): Promise<string> {
  const id = randomUUID();
  await database.execute(`insert into identity.users (id, public_id, name) values ('${id}', '${id}', 'Bench User')`);
  return id;
}

const postgres = await startTemporaryPostgres();
if (!postgres.running) throw new Error(`There is no PostgreSQL to measure: ${postgres.reason}.`);
try {
  if ((await measure(postgres.url)) > 0) process.exitCode = 1;
} finally {
  postgres.stop();
}
