import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for temporary files of one run and of every process that it starts. */
export interface RunFolder {
  /** Names of folders and files that tests of ours have left in it; what tools keep there does not count. */
  left(): readonly string[];
  remove(): void;
}

/** A folder whose files are in memory, on Linux. */
const MEMORY = '/dev/shm';
/** The room that memory must have, in bytes: a run needs about a quarter of it for files, and as much for its processes. */
const ENOUGH_MEMORY = 12_000_000_000;

/**
 * Makes the temporary folder of this run and puts it into TMPDIR, so that what a test leaves behind is seen and removed. If there is memory
 * enough it is there: hundreds of databases of a thousand files each are made and removed again, which on a disk takes as long as the tests on them.
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

/** Removes what runs that were killed have left in memory, which no restart of the machine will soon. */
function removeFormerRuns(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = /^tarakki-run-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(MEMORY, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
