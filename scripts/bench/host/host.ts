import { tmpdir } from 'node:os';
import type { Config } from '@/server/platform/config/config';
import { readConfig } from '@/server/platform/config/read-config';
import { writeCursor } from '@/server/platform/cursor';
import { openPglite } from '@/server/platform/pglite-database';
import { openPostgres } from '@/server/platform/postgres-database';
import { SessionStore } from '@/server/platform/sessions/session-store';
import type { RowOf } from '@/server/platform/sql-types';
import { bytes, integer, moment, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { startServer } from '@/server/start-server';
import type { HostFacts, HostOrder } from './host-facts';
import { startPlainServer } from './plain-server';
import { seed, VIEWER_ID } from './seed';

/** A process of its own with the whole product and the plain server over one database; it ends when its parent does. */

const day = 86_400_000;
const connections = 10;
/** Product and floor write to posts of their own: neither changes counts behind the other's back. */
const POSTS_PER_SIDE = 1000;
const authorshipKey = Buffer.alloc(32, 7);

/** As delivered, apart from the limits, which would refuse the load, and the demo data. */
function config(): Config {
  const limits = {
    LIMIT_LOGIN_PER_MINUTE: '1000000',
    LIMIT_WRITES_PER_MINUTE: '1000000',
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
      ...limits,
    },
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
  const limits = { accessMilliseconds: day, refreshMilliseconds: day, leewayMilliseconds: 0, perUser: 10 };
  const origin = { provider: 'google', device: '' } as const;
  const { tokens } = await new SessionStore(database, authorship, limits).start(VIEWER_ID, Date.now(), origin);
  const plain = await startPlainServer(database, authorship.voterRef(persona));
  const postIds = (await database.query(somePosts, 2 * POSTS_PER_SIDE)).map(({ id }) => id);
  return {
    origin: server.origin,
    plainOrigin: plain.listeningOrigin,
    cookie: `AT=${tokens.access}; RT=${tokens.refresh}`,
    postIds: postIds.slice(0, POSTS_PER_SIDE),
    plainPostIds: postIds.slice(POSTS_PER_SIDE),
    cursors: {
      GENERIC: cursorsOf(await database.query(genericFeed)),
      PERSONALIZED: cursorsOf(await database.query(personalizedFeed, persona)),
    },
    seedSeconds,
  };
}

const somePosts = defineStatement({
  name: 'bench.some-posts',
  parameters: [integer],
  columns: { id: uuid },
  text: 'select id from content.posts order by id limit $1',
});

const positions = { id: uuid, created_at: moment } as const;

const genericFeed = defineStatement({
  name: 'bench.generic-feed',
  parameters: [],
  columns: positions,
  text: 'select id, created_at from content.posts order by created_at desc, id desc',
});

const personalizedFeed = defineStatement({
  name: 'bench.personalized-feed',
  parameters: [bytes],
  columns: positions,
  text: `select p.id, p.created_at from content.posts p join persona.memberships m
         on m.type = p.community_type and m.entity_id = p.community_id where m.persona_ref = $1
         order by p.created_at desc, p.id desc`,
});

/** The position half-way down a feed, and the one that leaves a last full page. */
function cursorsOf(feed: readonly RowOf<typeof positions>[]) {
  const at = (index: number): string => {
    const row = feed[index];
    if (row === undefined) throw new Error('The feed is too short to page through.');
    return writeCursor({ keys: [row.created_at.getTime()], id: row.id });
  };
  return { middle: at(Math.floor(feed.length / 2)), end: at(feed.length - 22) };
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
