import { recordedKeyName } from '@/server/platform/authorship-key.queries';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql, readSchemaState } from '@/server/platform/migrate';
import { PRODUCT_VERSION } from '@/server/platform/product-version';
import { tableChecksums } from './backup.queries';
import type { Manifest } from './manifest';
import { ARCHIVE_FORMAT, BackupError } from './manifest';

/** Throws BackupError if the schema is not this version's. */
export async function describeData(database: Database, takenAt: Date): Promise<Omit<Manifest, 'entries'>> {
  const { kind, applied } = await readSchemaState(database);
  if (kind !== 'current')
    throw new BackupError(
      'The database is not that of this version. Take the backup with the version that it belongs to.',
    );
  const [key] = await database.query(recordedKeyName);
  return {
    format: ARCHIVE_FORMAT,
    version: PRODUCT_VERSION,
    takenAt: takenAt.toISOString(),
    database: database.kind,
    migrations: applied,
    keyName: key?.value ?? null,
    tables: await sumsOf(database),
  };
}

export async function sumsOf(database: Database): Promise<Manifest['tables']> {
  const tables = await database.transaction(async (tx) => {
    await tx.execute(disableTimeoutsSql);
    return tx.query(tableChecksums);
  });
  return Object.fromEntries(
    tables.map(({ name, row_count, checksum }) => [name ?? '', { rows: row_count ?? 0, checksum: checksum ?? '' }]),
  );
}
