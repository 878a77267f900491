import { resolve } from 'node:path';
import type { Config } from '@/server/platform/config/config';
import type { BackupTask } from '@/server/start-options';
import { recordBackup } from './last-backup';
import type { Manifest } from './manifest';
import { restoreBackup, verifyBackup } from './restore-backup';
import { takeBackup } from './take-backup';

export async function runBackupTask(config: Config, { kind, file }: BackupTask): Promise<readonly string[]> {
  const path = resolve(file);
  if (kind === 'verify-backup') {
    const verified = await verifyBackup(path);
    recordBackup(config.dataDirectory, 'verified', verified.takenAt);
    return [`Verified ${path}: ${summary(verified)}. Every checksum is right.`];
  }
  if (kind === 'restore')
    return [
      `Restored ${path}: ${summary(await restoreBackup(config, path))}. The rows of every table are those of the backup.`,
    ];
  const { manifest, missingFiles } = await takeBackup(config, path);
  recordBackup(config.dataDirectory, 'taken', manifest.takenAt);
  return [
    `Wrote ${path}: ${summary(manifest)}.`,
    ...(missingFiles.length === 0
      ? []
      : [`Careful: ${missingFiles.length} files that rows name are not in the store, such as ${missingFiles[0]}.`]),
    manifest.keyName === null
      ? 'No authorship key is recorded yet.'
      : 'The authorship key is not in it. Keep that apart: without it no author can be recognised.',
  ];
}

function summary({ tables, entries, version, migrations }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const files = Object.keys(entries).filter((name) => name.startsWith('files/')).length;
  return `${Object.keys(tables).length} tables with ${rows} rows, ${files} files, version ${version} with ${migrations} migrations`;
}
