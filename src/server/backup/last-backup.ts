import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@/core/kernel/common/india-calendar.rules';

export type BackupStep = 'taken' | 'verified';

const fileOf = (directory: string, step: BackupStep): string => join(directory, `last-backup-${step}`);

/**
 * Records in the data folder that a backup of `takenAt` (ISO) was taken or verified. Ignores an older backup and a
 * missing folder. The file is readable because the server runs as another user.
 */
export function recordBackup(directory: string | null, step: BackupStep, takenAt: string): void {
  if (directory === null || !existsSync(directory)) return;
  if (Date.parse(takenAt) / SECOND_MS <= lastBackup(directory, step)) return;
  const unfinished = `${fileOf(directory, step)}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, `${takenAt}\n`, { flag: 'wx' });
  chmodSync(unfinished, 0o644);
  renameSync(unfinished, fileOf(directory, step));
}

/** Returns the seconds since 1970 of the newest backup that finished this step, or 0 if there is none. */
export function lastBackup(directory: string, step: BackupStep): number {
  try {
    return Math.floor(Date.parse(readFileSync(fileOf(directory, step), 'utf8').trim()) / SECOND_MS) || 0;
  } catch {
    return 0;
  }
}
