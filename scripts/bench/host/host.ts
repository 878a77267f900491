import { tmpdir } from 'node:os';
import type { Config } from '@/server/platform/config/config';
import { readConfig } from '@/server/platform/config/read-config';
import { writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { openPglite } from '@/server/platform/pglite-database';
import { openPostgres } from '@/server/platform/postgres-database';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { startServer } from '@/server/start-server';
import type { HostFacts, HostOrder } from './host-facts';
import { startPlainServer } from './plain-server';
import { seed, VIEWER_ID } from './seed';

/** A process of its own with the whole product and the plain server over one database; it ends when its parent does. */

const day = 86_400_000;
const connections = 10;
const authorshipKey = Buffer.alloc(32, 7);

/** As delivered, apart from the limits, which would refuse the load, and the demo data. */
function config(): Config {
  const limits = {
    LIMIT_LOGIN_PER_MINUTE: '1000000',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_READS_PER_MINUTE: '1000000',
  };
  return readConfig(
    { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DEMO_DATA: 'off', ...limits },
    tmpdir(),
  );
}

async function start({ kind, place, posts }: HostOrder): Promise<HostFacts> {
  const database = kind === 'pglite' ? await openPglite(place) : await openPostgres(place, connections);
  const before = performance.now();
  const server = await startServer({
    config: config(),
    database,
    authorshipKey,
    prepare: (migrated, authorship) => seed(migrated, authorship, posts),
  });
  const seedSeconds = (performance.now() - before) / 1000;
  const { authorship } = server;
  const persona = authorship.personaRef(VIEWER_ID);
  const limits = { accessMilliseconds: day, refreshMilliseconds: day, leewayMilliseconds: 0, perPerson: 10 };
  const { tokens } = await new SessionStore(database, authorship, limits).start(VIEWER_ID, Date.now());
  const plain = await startPlainServer(database, authorship.voterRef(persona));
  return {
    origin: server.origin,
    plainOrigin: plain.listeningOrigin,
    cookie: `AT=${tokens.access}; RT=${tokens.refresh}`,
    postIds: (await somePosts(database)).map(({ id }) => id),
    cursors: {
      GENERIC: await cursorsOf(database, 'select id, created_at from content.posts', []),
      PERSONALIZED: await cursorsOf(
        database,
        `select p.id, p.created_at from content.posts p join community.memberships m
         on m.type = p.community_type and m.entity_id = p.community_id where m.persona_ref = $1`,
        [persona],
      ),
    },
    seedSeconds,
  };
}

function somePosts(database: Database): Promise<readonly { readonly id: string }[]> {
  return database.query({ name: 'bench.some-posts', text: 'select id from content.posts order by id limit 1000' });
}

/** The position half-way down a feed, and the one that leaves a last full page. */
async function cursorsOf(database: Database, feed: string, values: readonly unknown[]) {
  const name = `bench.cursors.${values.length}`;
  const rows = await database.query<{ id: string; created_at: Date }>(
    { name, text: `select * from (${feed}) f order by created_at desc, id desc` },
    values,
  );
  const at = (index: number): string => {
    const row = rows[index];
    if (row === undefined) throw new Error('The feed is too short to page through.');
    return writeCursor({ keys: [row.created_at.getTime()], id: row.id });
  };
  return { middle: at(Math.floor(rows.length / 2)), end: at(rows.length - 22) };
}

process.on('disconnect', () => process.exit(0));
process.on('message', (order: HostOrder) => {
  start(order).then(
    (facts) => process.send?.(JSON.stringify(facts)),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
