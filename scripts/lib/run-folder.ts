import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunFolder {
  left(): readonly string[];
  remove(): void;
}

const MEMORY = '/dev/shm';
const ENOUGH_MEMORY = 12_000_000_000;

/**
 * Sets TMPDIR to a new folder, so that leftovers are seen and removed. The folder is in memory if it suffices: hundreds
 * of databases are created, which would take most of the time on a disk.
 */
export function enterRunFolder(): RunFolder {
  const hasMemory = roomInMemory() >= ENOUGH_MEMORY;
  if (hasMemory) removeFormerRuns();
  const folder = mkdtempSync(join(hasMemory ? MEMORY : tmpdir(), `tarakki-run-${process.pid}-`));
  // PostgreSQL runs as another user and has its data in here.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return {
    left: () => readdirSync(folder).filter((name) => name.startsWith('tarakki-')),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function roomInMemory(): number {
  if (!existsSync(MEMORY)) return 0;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory());
}

function removeFormerRuns(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = /^tarakki-run-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(MEMORY, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
