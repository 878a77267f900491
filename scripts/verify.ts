import { runCommand } from './verify/command/run-command';

/** npm run verify: holds a running service against its contract (docs/verify.md). */
process.exitCode = await runCommand(process.argv.slice(2));
