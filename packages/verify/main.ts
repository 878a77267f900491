#!/usr/bin/env node
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageProgram } from './command/program';
import { runProgram } from './command/run-program';

await runProgram(packageProgram(relative('.', fileURLToPath(new URL('openapi', import.meta.url)))));
