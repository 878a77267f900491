import { performance } from 'node:perf_hooks';
import { requestOf, sampleWith } from '../calls/call';
import { Caller } from '../calls/caller';
import { CallUnavailable, GoodCalls } from '../calls/good-calls';
import { knownOperations } from '../contract/known-operations';
import type { ServiceContract } from '../contract/service-contract';
import type { Cell } from '../cube/cells';
import { cellsOf } from '../cube/cells';
import type { Detail } from '../cube/details';
import { detailsOf } from '../cube/details';
import { openSockets } from '../events/open-sockets';
import type { Fault } from '../oracle/fault';
import { oracleOf } from '../oracle/oracle-of';
import { runFaultsOf } from '../oracle/run-faults';
import { walkFaultsOf } from '../oracle/walk-faults';
import { Cast } from '../personas/cast';
import type { PersonaConfig } from '../personas/persona-config';
import { plannedProbes } from '../probes/plan';
import type { Probe, ProbeContext, Profile } from '../probes/probe';
import { groupedBy } from '../values';
import { atOnce } from '../wire/at-once';
import type { Exchange } from '../wire/exchange';
import type { RequestPace } from '../wire/pace';
import { preflight } from '../wire/preflight';
import { send } from '../wire/send';
import { CouldNotRun } from './could-not-run';

export interface ServiceRunOptions {
  readonly contract: ServiceContract;
  readonly origin: string;
  readonly config: PersonaConfig;
  readonly profile: Profile;
  readonly seed: number;
  readonly pace: RequestPace;
  readonly timeoutMs: number;
  readonly fuzzRuns: number;
  readonly only: string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number, faults: number) => void;
}

export interface ServiceRun {
  readonly contract: ServiceContract;
  readonly exchanges: readonly Exchange[];
  readonly faults: readonly Fault[];
  readonly cells: readonly Cell[];
  readonly details: readonly Detail[];
  readonly notAsked: readonly { readonly id: string; readonly reason: string }[];
  readonly secrets: readonly string[];
  readonly seconds: number;
  readonly personas: readonly string[];
  readonly isStopped: boolean;
  /** The reason why no event was provoked. Null for calls, and for runs in which a socket opened. */
  readonly silence: string | null;
}

/**
 * The maximum number of operations, or of state walks, that run in parallel. Other walks run alone, because concurrent
 * writes would add items to their lists.
 */
const AT_ONCE = 6;

/**
 * Runs the probes that may run in parallel with those of other services. The returned function runs the remaining
 * probes and evaluates the results. Throws CouldNotRun if something other than the service answers.
 */
export async function beginService(options: ServiceRunOptions): Promise<() => Promise<ServiceRun>> {
  const { contract, origin, config, seed, pace, timeoutMs, signal } = options;
  const began = performance.now();
  const cast = new Cast(config, origin, `${seed}-${contract.name}`);
  const exchanges: Exchange[] = [];
  const faults: Fault[] = [];
  const infrastructure = [...contract.infrastructure, ...config.ignoreHeaders];
  const oracle = oracleOf({ ...contract, infrastructure });
  const onExchange = (exchange: Exchange): void => {
    exchanges.push(exchange);
    faults.push(...oracle(exchange, cast.secrets));
  };
  const originOf = (service: string): string => config.services.get(service) ?? origin;
  const caller = new Caller({ pace, timeoutMs, originOf, signal, onExchange });
  const callTo = (path: string) => {
    const [operation] = contract.operations;
    if (operation === undefined) throw new CouldNotRun(`${contract.file} declares no calls.`);
    const found = contract.operations.find((one) => one.base + one.path === path) ?? operation;
    return {
      ...requestOf({ operation: found, sample: sampleWith(found, {}) }, cast.guest, { origin }),
      ...(found.base + found.path === path ? {} : { path }),
    };
  };
  const at = originOf(contract.name);
  await preflight(contract, at, callTo, (request) => send(at, request, timeoutMs));
  const { eventListeners, silence } = await openSockets(
    { contract, profile: options.profile, guest: cast.guest },
    { origin: originOf(contract.name), timeoutMs, onExchange },
  );
  const context: ProbeContext = {
    ...{ contract, cast, config, caller, oracle, seed, eventListeners },
    goodCalls: new GoodCalls(knownOperations(contract), caller, seed),
    ...{ profile: options.profile, fuzzRuns: options.fuzzRuns },
  };

  const notAsked: { id: string; reason: string }[] = [];
  const probes = plannedProbes(context).filter(({ id }) => options.only === null || id.startsWith(options.only));
  let done = 0;
  const ask = async (probe: Probe): Promise<void> => {
    if (signal.aborted) return;
    try {
      await probe.run();
    } catch (error) {
      if (!(error instanceof CallUnavailable)) throw error;
      notAsked.push({ id: probe.id, reason: error.message });
    }
    done += 1;
    options.onProgress(done, probes.length, faults.length);
  };
  const askAll = async (several: readonly Probe[]): Promise<void> => {
    for (const probe of several) await ask(probe);
  };
  const unlessAborted = async (asked: () => Promise<void>): Promise<void> => {
    try {
      await asked();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const isForm = ({ id }: Probe) => id.endsWith('/stored');
  await unlessAborted(async () => {
    await askAll(probes.filter(isForm));
    // Runs the probes of one operation in sequence, because two requests about the same user would affect each other.
    const single = probes.filter((probe) => probe.isWalk !== true && !isForm(probe));
    const groups = [...groupedBy(single, ({ operation }) => operation.operationId).values()];
    const longestFirst = groups.toSorted((one, other) => other.length - one.length);
    await atOnce(AT_ONCE, longestFirst, askAll);
  });
  const firstPart = performance.now() - began;
  return async () => {
    const resumed = performance.now();
    await unlessAborted(async () => {
      const walks = probes.filter((probe) => probe.isWalk === true && !isForm(probe));
      const hasLane = (walk: Probe) => walk.lane !== undefined;
      await askAll(walks.filter((walk) => !hasLane(walk)));
      await atOnce(AT_ONCE, groupedBy(walks.filter(hasLane), ({ lane = '' }) => lane).values(), askAll);
    });
    await eventListeners?.close();
    if (!signal.aborted) await cast.leave();
    faults.push(...walkFaultsOf(contract, exchanges), ...runFaultsOf(contract, exchanges));
    const own = exchanges.filter(({ operationId }) =>
      contract.operations.some((operation) => operation.operationId === operationId),
    );
    const failed = new Set(faults.map(({ exchange }) => exchange));
    return {
      contract,
      exchanges: own,
      faults,
      cells: cellsOf(contract, own, {
        states: new Set(config.states.keys()),
        hasSessions: cast.names.length > 1,
        ...{ failed, silence },
      }),
      details: detailsOf(contract, own),
      notAsked,
      secrets: cast.secrets,
      seconds: (firstPart + performance.now() - resumed) / 1_000,
      personas: cast.names,
      ...{ isStopped: signal.aborted, silence },
    };
  };
}
