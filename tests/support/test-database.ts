import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from '@/server/platform/migrate';
import type { PgliteDatabase } from '@/server/platform/pglite-database';
import { openPglite } from '@/server/platform/pglite-database';
import { projectFile } from '@/server/platform/project-folder';

/**
 * A fresh migrated database in memory. The first one of a set of migrations takes some seconds and leaves a snapshot in .cache/;
 * the others start from it in half a second.
 */
export async function openTestDatabase(): Promise<PgliteDatabase> {
  const file = snapshotFile();
  if (!existsSync(file)) await writeSnapshot(file);
  return openPglite(null, new Blob([readFileSync(file)]));
}

function snapshotFile(): string {
  const migrations = readMigrationFiles({ migrationsFolder: projectFile('src', 'server', 'platform', 'migrations') });
  const pglite = readFileSync(projectFile('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8');
  const stamp = createHash('sha256').update(pglite);
  for (const { hash } of migrations) stamp.update(hash);
  return projectFile('.cache', `test-database-${stamp.digest('hex').slice(0, 16)}.tar`);
}

async function writeSnapshot(file: string): Promise<void> {
  const database = await openPglite(null);
  await migrate(database);
  const snapshot = await database.snapshot();
  await database.close();
  mkdirSync(join(file, '..'), { recursive: true });
  // Several test processes may do this at once; each writes a file of its own, and the last rename wins.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await snapshot.arrayBuffer()));
  renameSync(own, file);
}
