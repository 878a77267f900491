import { REALTIME } from '../contract/service-contract';
import { eventProbes } from './event-probes';
import { fuzzProbes, malformedProbes } from './fuzz-probes';
import { goodProbes } from './good-probes';
import { lifeWalks } from './life-walks';
import { pageWalks } from './page-walks';
import { personaProbes } from './persona-probes';
import type { Probe, ProbeContext } from './probe';
import { refusalProbes } from './refusal-probes';
import { stateProbes } from './state-probes';

/** Every probe of a run, in the contract's order. The read-only profile leaves out whatever is no GET. */
export function plannedProbes(context: ProbeContext): readonly Probe[] {
  const { name, operations } = context.contract;
  const { ears } = context;
  if (name === REALTIME)
    return ears === null ? [] : operations.flatMap((event) => [...eventProbes(context, ears, event)]);
  const reads = operations.filter(({ method, recipe }) => method === 'get' && recipe.ends !== true);
  const asked = context.profile === 'read-only' ? reads : operations;
  const walks = asked.flatMap((operation) => [...pageWalks(context, operation), ...lifeWalks(context, operation)]);
  return [
    ...asked.flatMap((operation) => [
      ...goodProbes(context, operation),
      ...refusalProbes(context, operation),
      ...malformedProbes(context, operation),
      ...stateProbes(context, operation),
      ...(context.profile === 'smoke' ? [] : [...personaProbes(context, operation), ...fuzzProbes(context, operation)]),
    ]),
    ...walks.map((probe) => ({ ...probe, isWalk: true })),
  ];
}
