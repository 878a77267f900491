import { runCommand } from './verify/command/run-command';

/** npm run verify: holds a running service against its contract (docs/verify.md). */

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
);
