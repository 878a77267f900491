import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = temporaryFolders('watchdog');
let program: string;

beforeAll(async () => {
  program = join(folder(), 'watched.mjs');
  const contents = `
    import { startWatchdog } from './watchdog';
    startWatchdog({ maxSilence: 1_000, every: 50 });
    const spin = (milliseconds) => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    };
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const milliseconds of process.argv.slice(2)) {
      spin(Number(milliseconds));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    process.stdout.write('alive');
  `;
  const entry = { contents, resolveDir: import.meta.dirname };
  await build({ stdin: entry, outfile: program, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
});

it('ends a process whose thread gives no sign of life, and says so', async () => {
  const stuck = run(process.execPath, [program, '60000'], { timeout: 30_000, killSignal: 'SIGTERM' });
  await expect(stuck).rejects.toMatchObject({
    signal: 'SIGKILL',
    stderr: expect.stringContaining('The server has not answered for 1 seconds and ends itself.'),
  });
});

it('leaves alone a process that is slow now and then, and does not keep it alive', async () => {
  const { stdout } = await run(process.execPath, [program, '300', '300'], { timeout: 30_000 });
  expect(stdout).toBe('alive');
});
