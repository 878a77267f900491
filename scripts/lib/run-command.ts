import { spawn } from 'node:child_process';

/** How a command ended. `output` is what it printed, empty when it printed straight to the terminal. */
export interface Ended {
  readonly succeeded: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Runs this Node with the given arguments. Quiet commands hand their output over; others print as they go. */
export async function runNode(args: readonly string[], how: { readonly quiet: boolean }): Promise<Ended> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: how.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { succeeded: code === 0, output, seconds: (performance.now() - start) / 1000 };
}
