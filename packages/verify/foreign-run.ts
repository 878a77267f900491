import { once } from 'node:events';
import { join } from 'node:path';
import { foreignServer } from '../../examples/foreign-service/server.mjs';
import { runCommand } from './command/run-command';

/**
 * Verifies the example of another service with one of its faults, or none, and returns the exit code. The output is
 * discarded.
 */
export async function verifiedForeign(fault: object, seed: number, folder: () => string): Promise<number> {
  const server = foreignServer(join(folder(), 'notices.json'), fault).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const args = ['--service', 'legal,search', '--profile', 'full', '--url', `http://127.0.0.1:${port}`];
  const code = await runCommand(
    [...args, '--personas', 'examples/foreign-service/personas.json', '--seed', String(seed), '--report', folder()],
    { line: () => undefined, error: () => undefined, progress: null },
    new AbortController().signal,
  );
  server.closeAllConnections();
  server.close();
  return code;
}
