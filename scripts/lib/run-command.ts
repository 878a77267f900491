import { spawn } from 'node:child_process';

export interface EndedCommand {
  readonly succeeded: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** `environment` adds to the current one. */
export async function runNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<EndedCommand> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { succeeded: code === 0, output, seconds: (performance.now() - start) / 1000 };
}
