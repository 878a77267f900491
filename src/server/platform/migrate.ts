import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { newestMigration, recordMigration } from './migrate.queries';
import { projectFile } from './project-folder';

/** Any number; the same in every process that migrates this product. */
const advisoryLock = 7_263_401;

/**
 * Brings the database to the newest schema, in one transaction: all missing migrations or none. Several processes may start at
 * once on a PostgreSQL server: an advisory lock lets one migrate while the others wait. Answers how many ran.
 */
export async function migrate(
  database: Database,
  folder = projectFile('src', 'server', 'platform', 'migrations'),
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  return database.transaction(async (tx) => {
    if (tx.kind === 'postgres') await tx.execute(`select pg_advisory_xact_lock(${advisoryLock})`);
    await tx.execute(`
      create schema if not exists drizzle;
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    `);
    const [newest] = await tx.query(newestMigration);
    const missing = migrations.filter(({ folderMillis }) => folderMillis > (newest?.at ?? 0));
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(statement);
      await tx.query(recordMigration, migration.hash, migration.folderMillis);
    }
    return missing.length;
  });
}
