import { runProgram } from '../packages/verify/command/run-program';
import { repositoryProgram } from './verify/repository-program';

/** npm run verify: checks a running service against its contract (docs/verify.md). */

await runProgram(repositoryProgram);
