import { existsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { lastBackup, recordBackup } from './last-backup';

const newFolder = temporaryFolders('last-backup');
const secondsOf = (moment: string): number => Date.parse(moment) / 1_000;

it('keeps the newest backup of each step, readable for the server, and never an older one', () => {
  const folder = newFolder();
  expect(lastBackup(folder, 'verified')).toBe(0);
  recordBackup(folder, 'verified', '2026-11-27T20:30:00.000Z');
  recordBackup(folder, 'verified', '2026-11-20T20:30:00.000Z');
  expect(lastBackup(folder, 'verified')).toBe(secondsOf('2026-11-27T20:30:00Z'));
  expect(lastBackup(folder, 'taken')).toBe(0);
  expect(statSync(join(folder, 'last-backup-verified')).mode & 0o777).toBe(0o644);
});

it('writes through no link that the server’s user may have put there, and makes no folder', () => {
  const [folder, elsewhere] = [newFolder(), join(newFolder(), 'target')];
  for (const name of ['last-backup-taken', 'last-backup-taken.unfinished']) symlinkSync(elsewhere, join(folder, name));
  recordBackup(folder, 'taken', '2026-11-27T20:30:00.000Z');
  recordBackup(join(folder, 'none'), 'taken', '2026-11-27T20:30:00.000Z');
  expect([existsSync(elsewhere), existsSync(join(folder, 'none'))]).toEqual([false, false]);
  expect(lastBackup(folder, 'taken')).toBeGreaterThan(0);
});
