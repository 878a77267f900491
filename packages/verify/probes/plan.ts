import type { VerifiedOperation } from '../contract/service-contract';
import { REALTIME } from '../contract/service-contract';
import { eventProbes } from './event-probes';
import { fuzzProbes, malformedProbes } from './fuzz-probes';
import { browserProbes, goodProbes, versionProbes } from './good-probes';
import { lifeWalks } from './life-walks';
import { brokenEscapeProbes, limitProbes, unknownParameterProbes } from './limit-probes';
import { pageWalks } from './page-walks';
import { personaProbes } from './persona-probes';
import type { Probe, ProbeContext } from './probe';
import { refusalProbes } from './refusal-probes';
import { stateProbes } from './state-probes';
import { stateWalks } from './state-walks';

/**
 * Returns all probes in the contract's order. The read-only profile keeps only GETs, and the seeded profile only random
 * values and walks.
 */
export function plannedProbes(context: ProbeContext): readonly Probe[] {
  const { name, operations } = context.contract;
  const { eventListeners } = context;
  if (name === REALTIME)
    return eventListeners === null
      ? []
      : operations.flatMap((event) => [...eventProbes(context, eventListeners, event)]);
  const reads = operations.filter(({ method, recipe }) => method === 'get' && recipe.ends !== true);
  const asked = context.profile === 'read-only' ? reads : operations;
  const walks = asked.flatMap((operation) => [...pageWalks(context, operation), ...lifeWalks(context, operation)]);
  const isWhole = context.profile !== 'seeded';
  return [
    ...asked.flatMap((operation) => [
      ...(isWhole ? sameProbes(context, operation) : []),
      ...(context.profile === 'smoke' ? [] : fuzzProbes(context, operation)),
    ]),
    ...[...walks, ...(isWriting(context) ? stateWalks(context) : [])].map((probe) => ({ ...probe, isWalk: true })),
  ];
}

function isWriting({ profile }: ProbeContext): boolean {
  return profile === 'full' || profile === 'seeded';
}

function* sameProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  yield* goodProbes(context, operation);
  yield* versionProbes(context, operation);
  yield* refusalProbes(context, operation);
  yield* malformedProbes(context, operation);
  yield* stateProbes(context, operation);
  yield* unknownParameterProbes(context, operation);
  if (context.profile === 'smoke') return;
  yield* browserProbes(context, operation);
  yield* limitProbes(context, operation);
  yield* brokenEscapeProbes(context, operation);
  yield* personaProbes(context, operation);
}
