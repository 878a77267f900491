#!/usr/bin/env node
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageProgram } from './command/program';
import { runProgram } from './command/run-program';

/** tarakki-verify: holds a running service against the contracts that are packed with it. */

await runProgram(packageProgram(relative('.', fileURLToPath(new URL('openapi', import.meta.url)))));
