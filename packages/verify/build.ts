import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCommand } from '../../scripts/lib/build-server';

/** Bundles the prover with its packages for npm pack, and copies the contracts and their page next to it. */

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const DIST = pathOf('dist');
const CONTRACTS = pathOf('../../openapi');

rmSync(DIST, { recursive: true, force: true });
await buildCommand(pathOf('main.ts'), join(DIST, 'tarakki-verify.mjs'));
cpSync(pathOf('../../docs/verify.md'), join(DIST, 'verify.md'));
cpSync(CONTRACTS, join(DIST, 'openapi'), {
  recursive: true,
  filter: (source) => source === CONTRACTS || source.endsWith('.yaml'),
});
