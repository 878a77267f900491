import pg from 'pg';
import { createAuthorship } from '@/server/platform/authorship';
import { disableTimeoutsSql, migrate } from '@/server/platform/migrate';
import { AUTHORSHIP_KEY, openDatabase } from './config';
import type { SetOrder } from './host-facts';
import { seedCompanies } from './seed-companies';
import { seedPosts } from './seed-posts';
import { seedResearch } from './seed-research';
import { seedUsers } from './seed-users';
import { settleDatabase } from './settle';

const TIDY = 'vacuum analyze';

const SEEDS = { posts: seedPosts, research: seedResearch, companies: seedCompanies, users: seedUsers } as const;

async function build(order: SetOrder): Promise<void> {
  const database = await openDatabase(order);
  const authorship = createAuthorship(AUTHORSHIP_KEY);
  await migrate(database);
  await database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    await SEEDS[order.set](tx, authorship, order.size);
  });
  await settleDatabase(database, authorship);
  if (order.kind === 'pglite') await database.execute(TIDY);
  await database.close();
  if (order.kind === 'postgres') await tidy(order.place);
}

/** Tidies on a separate connection, because the product's connections have a timeout of ten seconds. */
async function tidy(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(TIDY);
  await client.end();
}

process.on('disconnect', () => process.exit(0));
process.on('message', (order: SetOrder) => {
  build(order).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
