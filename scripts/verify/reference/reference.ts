import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VerifyArguments } from '../../../packages/verify/command/arguments';
import { readContracts } from '../../../packages/verify/contract/service-contract';
import { compileAnswers } from '../../../packages/verify/oracle/exchange-faults';
import { buildServer } from '../../lib/build-server';
import { startTemporaryPostgres } from '../../lib/temporary-postgres';
import reference from './personas.json' with { type: 'json' };
import { startBackend } from './reference-backend';
import { handledLater, startStates } from './reference-states';

const BUNDLE = resolve('.cache/verify-server/server.mjs');
const UNLIMITED = 1_000_000;
const SIGN_IN = fileURLToPath(new URL('reference-sign-in.ts', import.meta.url));

/**
 * Verifies our backend on fresh demo data without limits. Full and read-only profiles also provoke 429, and 500 and 503
 * with PostgreSQL. Leaves nothing behind.
 */
export async function withReference(
  given: VerifyArguments,
  run: (own: VerifyArguments) => Promise<number>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-reference-'));
  const hasStates = !['smoke', 'seeded'].includes(given.profile) && given.personas === null;
  const stops: (() => Promise<void> | void)[] = [];
  try {
    for (const name of ['data', 'states']) mkdirSync(join(folder, name));
    const built = handledLater(buildServer(BUNDLE));
    const postgres = await startTemporaryPostgres();
    if (postgres.running) stops.push(postgres.stop);
    await built;
    const databaseUrl = postgres.running ? postgres.url : null;
    const options = { bundle: BUNDLE, dataDir: join(folder, 'data'), databaseUrl, limit: UNLIMITED };
    const main = handledLater(startBackend(options));
    stops.push(() => main.then(({ stop }) => stop()).catch(() => undefined));
    const service = given.service ?? 'all';
    // Takes seconds, which the backend needs to start anyway.
    for (const contract of await readContracts(given.contracts, service)) compileAnswers(contract);
    const states = hasStates ? await startStates(options, main, join(folder, 'states')) : null;
    if (states !== null) stops.push(states.stop);
    const { url } = await main;
    const personas = join(folder, 'personas.json');
    writeFileSync(personas, JSON.stringify({ ...reference, signIn: SIGN_IN, states: states?.at ?? {} }));
    return await run({ ...given, command: 'run', url, service, personas: given.personas ?? personas });
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
