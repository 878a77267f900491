import type { Program } from './program';
import { runCommand } from './run-command';

export async function runProgram(program: Program): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const isWatched = process.stdout.isTTY;
  process.exitCode = await runCommand(
    process.argv.slice(2),
    {
      line: (text) => console.log(text),
      error: (text) => console.error(text),
      progress: isWatched ? (text) => process.stdout.write(`\r\u001b[K${text}`) : null,
    },
    stop.signal,
    program,
  );
}
