import { inspect } from 'node:util';
import { readBaseline } from '../baseline/baseline';
import type { ServiceContract } from '../contract/service-contract';
import { REALTIME, readContracts } from '../contract/service-contract';
import { writeRecorded } from '../mutants/recorded';
import type { PersonaConfig } from '../personas/persona-config';
import { readPersonaConfig } from '../personas/persona-config';
import { reportOf } from '../report/report';
import { terminalReport } from '../report/terminal';
import { previousIn, writeReport } from '../report/write-report';
import { groupedBy } from '../values';
import { atOnce } from '../wire/at-once';
import { RequestPace } from '../wire/pace';
import { checkAddress } from '../wire/preflight';
import { closeConnections } from '../wire/send';
import type { VerifyArguments } from './arguments';
import { helpOf, readArguments } from './arguments';
import { CouldNotRun } from './could-not-run';
import { EXIT } from './exit-codes';
import type { Output } from './output';
import type { Program } from './program';
import { packageProgram } from './program';
import { replayArguments } from './replay';
import { runSeeds } from './run-seeds';
import type { ServiceRun } from './run-service';
import { beginService } from './run-service';

const FUZZ_RUNS = 20;
const SERVICES_AT_ONCE = 3;
const REQUESTS_AT_ONCE = 6;

export async function runCommand(
  args: readonly string[],
  output: Output,
  signal: AbortSignal,
  program: Program = packageProgram('openapi'),
): Promise<number> {
  const seeds = (given: VerifyArguments) => runSeeds(given, output, (own) => verify(own, output, signal));
  try {
    const given = readArguments(args, program);
    switch (given.command) {
      case 'help':
        output.line(helpOf(program));
        return EXIT.passed;
      case 'replay':
        return await verify(replayArguments(given), output, signal);
      case 'traffic':
        return await (await import('../traffic/run-traffic')).runTraffic(given, output);
      default:
        return await (program.commands[given.command]?.run(given, output, seeds) ?? seeds(given));
    }
  } catch (error) {
    if (signal.aborted) return EXIT.stopped;
    // A crash of the prover says nothing about the service and must not count as "failed".
    output.error(
      error instanceof CouldNotRun ? error.message : `verify itself failed, not the service: ${inspect(error)}`,
    );
    return EXIT.notRun;
  } finally {
    closeConnections();
  }
}

export async function verify(given: VerifyArguments, output: Output, signal: AbortSignal): Promise<number> {
  if (given.service === null || given.url === null)
    throw new CouldNotRun(
      `Say what to verify: --service feed --url http://127.0.0.1:4000. \`${given.call} help\` lists all options.`,
    );
  const { origin } = checkAddress(given.url, given.allowRemote || given.profile === 'read-only');
  const config = await readPersonaConfig(given.personas);
  const baseline = readBaseline(given.baseline, new Date().toISOString().slice(0, 10));
  const contracts = await readContracts(given.contracts, given.service);
  const previous = previousIn(given.report);
  const pace = new RequestPace(given.rate, REQUESTS_AT_ONCE);
  const begin = (contract: ServiceContract) =>
    beginService({
      ...{ contract, origin, config, signal, pace, profile: given.profile, seed: given.seed, only: given.only },
      timeoutMs: given.timeoutMs,
      fuzzRuns: given.profile === 'smoke' ? 0 : FUZZ_RUNS,
      onProgress: (done, all, faults) =>
        output.progress?.(`${contract.name}: ${done} of ${all} questions asked, ${faults} faults`),
    });
  const runs: ServiceRun[] = [];
  for (const together of groupsOf(contracts, config)) {
    const begun = new Map<ServiceContract, () => Promise<ServiceRun>>();
    await atOnce(SERVICES_AT_ONCE, together, async (contract) => {
      if (!signal.aborted) begun.set(contract, await begin(contract));
    });
    for (const contract of together) {
      const run = await begun.get(contract)?.();
      if (run !== undefined) runs.push(run);
    }
  }
  output.progress?.('');
  if (runs.every(({ exchanges }) => exchanges.length === 0) && !signal.aborted)
    throw new CouldNotRun(nothingRan(runs, given));
  const report = reportOf(runs, { ...given, url: origin }, baseline, {
    previous,
    endedAt: new Date(),
    isStopped: signal.aborted,
    ignoredHeaders: config.ignoreHeaders,
  });
  writeReport(given.report, report, runs);
  if (given.record !== null) writeRecorded(given.record, runs);
  output.line(terminalReport(report, given.report));
  for (const id of baseline.expired)
    output.line(`The baseline’s entry ${id} has expired: mend the failure, or renew the entry.`);
  return report.exitCode;
}

/**
 * Groups services that can be verified in parallel: those without state machines, those with them, then realtime
 * events. State walks leave content that moderators would otherwise see in the probes of other services. Without a
 * script that creates users, all services share the same few users, so they are verified one by one.
 */
function groupsOf(
  contracts: readonly ServiceContract[],
  { script }: PersonaConfig,
): readonly (readonly ServiceContract[])[] {
  const rank = ({ name, machines }: ServiceContract) => (name === REALTIME ? 2 : Number(machines.length > 0));
  const sorted = contracts.toSorted((one, other) => rank(one) - rank(other));
  return script === null ? sorted.map((one) => [one]) : [...groupedBy(sorted, (one) => String(rank(one))).values()];
}

function nothingRan(runs: readonly ServiceRun[], { only }: VerifyArguments): string {
  const names = runs.map(({ contract }) => contract.name).join(', ');
  const silence = runs.find((run) => run.silence !== null)?.silence ?? null;
  return silence === null
    ? `Nothing ran: no probe of ${names} begins with "${only}". --only takes the name of an operation, as the contract has it, or states/ with --profile full.`
    : `Nothing ran: ${silence}. Give the origin of the sockets with --url, or as "realtime" in \`services\` of --personas.`;
}
