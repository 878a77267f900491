import type { Baseline } from '../baseline/baseline';
import type { VerifyArguments } from '../command/arguments';
import { EXIT } from '../command/exit-codes';
import type { ServiceRun } from '../command/run-service';
import type { Cell } from '../cube/cells';
import { coveredShare } from '../cube/cells';
import { groupedBy } from '../values';
import type { Failure } from './failure';
import { failuresOf } from './failure';

export interface Report {
  readonly url: string;
  readonly profile: string;
  readonly seed: number;
  readonly personas: string | null;
  /** Headers that were not checked (`ignoreHeaders` of the personas). */
  readonly ignoredHeaders: readonly string[];
  /** The end of the run, as ISO 8601. */
  readonly endedAt: string;
  readonly seconds: number;
  readonly requests: number;
  readonly exitCode: number;
  /** The required share, from 0 to 1. */
  readonly gate: number;
  readonly reached: number;
  readonly services: readonly ServiceReport[];
  readonly failures: readonly Failure[];
  readonly previous: PreviousReport | null;
}

/** The members of the previous report that the new one is compared with. */
export interface PreviousReport {
  readonly failures: readonly string[];
  readonly reached: number;
}

export interface ServiceReport {
  readonly name: string;
  readonly file: string;
  readonly version: string;
  readonly seconds: number;
  readonly requests: number;
  readonly cells: readonly Cell[];
  readonly details: { readonly seen: number; readonly all: number };
  readonly personas: readonly string[];
  readonly notAsked: ServiceRun['notAsked'];
  readonly times: readonly OperationTime[];
}

/** Times in ms. */
export interface OperationTime {
  readonly operationId: string;
  readonly calls: number;
  readonly median: number;
  readonly longest: number;
}

export function reportOf(
  runs: readonly ServiceRun[],
  given: VerifyArguments,
  baseline: Baseline,
  {
    previous,
    endedAt,
    isStopped,
    ignoredHeaders,
  }: {
    readonly previous: PreviousReport | null;
    readonly endedAt: Date;
    readonly isStopped: boolean;
    readonly ignoredHeaders: readonly string[];
  },
): Report {
  const url = given.url ?? '';
  const failures = runs.flatMap((run) => failuresOf(run, given, baseline.excuseFor));
  const reached = coveredShare(runs.flatMap(({ cells }) => cells));
  const gate = given.gate ?? (given.profile === 'full' && given.only === null ? 1 : 0);
  const requests = runs.reduce((sum, { exchanges }) => sum + exchanges.length, 0);
  return {
    url,
    profile: given.profile,
    seed: given.seed,
    personas: given.personas,
    ignoredHeaders,
    endedAt: endedAt.toISOString(),
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
    requests,
    exitCode: exitCodeOf({
      isStopped,
      requests,
      reached,
      gate,
      isBroken: failures.some(({ excuse }) => excuse === null),
    }),
    gate,
    reached,
    services: runs.map(serviceReport),
    failures,
    previous,
  };
}

function exitCodeOf(run: {
  isStopped: boolean;
  requests: number;
  reached: number;
  gate: number;
  isBroken: boolean;
}): number {
  if (run.isStopped) return EXIT.stopped;
  if (run.requests === 0) return EXIT.notRun;
  if (run.isBroken) return EXIT.failed;
  return run.reached < run.gate ? EXIT.underGate : EXIT.passed;
}

function serviceReport({
  contract,
  cells,
  details,
  exchanges,
  notAsked,
  personas,
  seconds,
}: ServiceRun): ServiceReport {
  return {
    name: contract.name,
    file: contract.file,
    version: contract.version,
    seconds,
    requests: exchanges.length,
    cells,
    details: { seen: details.filter(({ isSeen }) => isSeen).length, all: details.length },
    personas,
    notAsked,
    times: timesOf(exchanges),
  };
}

export function timesOf(
  exchanges: readonly { readonly operationId: string; readonly milliseconds: number }[],
): readonly OperationTime[] {
  return [...groupedBy(exchanges, ({ operationId }) => operationId)]
    .map(([operationId, calls]) => {
      const all = calls.map(({ milliseconds }) => Math.round(milliseconds)).toSorted((one, other) => one - other);
      return { operationId, calls: all.length, median: all[all.length >> 1] ?? 0, longest: all.at(-1) ?? 0 };
    })
    .toSorted((one, other) => other.longest - one.longest);
}
