import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const folder = temporaryFolders('pglite');
const MODULE = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'pglite-database.ts')).href);
const PATIENCE_MS = 60_000;

async function openAlone(directory: string, then: string): Promise<string> {
  const program = `const { openPglite } = await import(${MODULE}); await openPglite(process.argv[1]); ${then}`;
  const given = ['--import', 'tsx', '--input-type=module', '-e', program, directory];
  return (await run(process.execPath, given, { timeout: PATIENCE_MS })).stdout;
}

it('lets a process end that does not close it, after a kill too', { timeout: 2 * PATIENCE_MS }, async () => {
  const directory = join(folder(), 'database');
  await expect(openAlone(directory, "process.kill(process.pid, 'SIGKILL')")).rejects.toThrow();
  expect(await openAlone(directory, "process.stdout.write('open')")).toBe('open');
});
