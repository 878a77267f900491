import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for temporary files of one run and of every process that it starts. */
export interface RunFolder {
  /** Names of folders and files that tests of ours have left in it; what tools keep there does not count. */
  left(): readonly string[];
  remove(): void;
}

/** Makes the temporary folder of this run and puts it into TMPDIR, so that what a test leaves behind is seen and removed. */
export function enterRunFolder(): RunFolder {
  const folder = mkdtempSync(join(tmpdir(), 'tarakki-run-'));
  // PostgreSQL runs as another user and has its data in here.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return {
    left: () => readdirSync(folder).filter((name) => name.startsWith('tarakki-')),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
