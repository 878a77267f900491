import { readContract, serviceNames } from '../contract/service-contract';
import { readPersonaConfig } from '../personas/persona-config';
import { checkAddress } from '../wire/preflight';
import { closeConnections } from '../wire/send';
import type { VerifyArguments } from './arguments';
import { HELP, readArguments } from './arguments';
import { CouldNotRun } from './could-not-run';
import { EXIT } from './exit-codes';
import type { ServiceRun } from './run-service';
import { runService } from './run-service';

/** Runs one command line and returns its exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    const given = readArguments(args);
    if (given.command === 'help') {
      console.log(HELP);
      return EXIT.passed;
    }
    return await verify(given);
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error;
    console.error(error.message);
    return EXIT.notRun;
  } finally {
    closeConnections();
  }
}

async function verify(given: VerifyArguments): Promise<number> {
  const { origin } = checkAddress(given.url ?? '', given.allowRemote || given.profile === 'read-only');
  const config = await readPersonaConfig(given.personas);
  const names = given.service === 'all' ? serviceNames(given.contracts) : [given.service ?? ''];
  const runs: ServiceRun[] = [];
  for (const name of names) {
    const contract = await readContract(given.contracts, name);
    const run = await runService({
      ...{ contract, origin, config, profile: given.profile, seed: given.seed, rate: given.rate },
      timeoutMs: given.timeoutMs,
      fuzzRuns: given.profile === 'smoke' ? 0 : 20,
      only: given.only,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    runs.push(run);
    console.log(
      name,
      run.exchanges.length,
      'requests',
      run.seconds.toFixed(1),
      's',
      'faults',
      run.faults.length,
      'missed',
      run.cells.filter((c) => c.state === 'missed').length,
      '/',
      run.cells.length,
    );
    for (const f of run.faults)
      console.log(
        '  F',
        f.rule,
        f.operationId,
        f.title,
        '|',
        f.exchange.id,
        '|',
        f.got.slice(0, 200),
        f.exchange.request.path,
        (f.exchange.request.body ?? '').slice(0, 200),
      );
    for (const c of run.cells.filter((c) => c.state === 'missed'))
      console.log('  M', c.operationId, c.status, c.mediaType, c.scheme, c.reason);
    for (const c of run.notAsked) console.log('  N', c.id, c.reason);
    const d = run.details;
    console.log(
      '  details',
      d.filter((x) => x.isSeen).length,
      d.length,
      d
        .filter((x) => !x.isSeen && x.name.startsWith('code'))
        .map((x) => `${x.operationId} ${x.name}`)
        .join('; '),
    );
  }
  return runs.every(({ faults }) => faults.length === 0) ? EXIT.passed : EXIT.failed;
}
