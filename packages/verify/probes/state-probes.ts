import { sampleWith } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import { seededUuid } from '../calls/seeded';
import type { VerifiedOperation } from '../contract/service-contract';
import { personaFor } from './callers';
import type { Probe, ProbeContext } from './probe';
import { stateProbeId } from './state-probe-id';

/** Returns the number of calls until a service answers with the status: one, or several for a limit. */
const callsUntil = (status: number): number => (status === 429 ? 20 : 1);

/** Provokes answers of special states (a limit, a lost database), at configured addresses. */
export function* stateProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  for (const [status, at] of context.config.states) {
    const codes = operation.problemCodes.filter((code) => context.contract.statusOfCode.get(code) === status);
    if (!(String(status) in operation.responses) || isRefusedBefore(operation, status)) continue;
    const id = stateProbeId(operation.operationId, status);
    yield {
      id,
      operation,
      run: async () => {
        const persona = personaFor(context, operation);
        const caller = await context.cast.shared(persona);
        if (caller === null) throw new CallUnavailable(`the configuration has no persona ${persona}`);
        const sample = sampleWith(operation, { 'idempotency-key': seededUuid(context.seed, id) });
        const expectation = {
          // Operations that do not need the unavailable part may succeed.
          statuses: status >= 500 ? [status, ...goodStatuses(operation)] : [status],
          codes,
          reason: `since ${at} is in that state`,
          pointer: ['responses', String(status)],
        };
        for (let count = 1; count <= callsUntil(status); count += 1) {
          const isLast = count === callsUntil(status);
          const purpose = { id: isLast ? id : `${id}/${count}`, at, expectation: isLast ? expectation : ANY };
          const { answer } = await context.caller.call({ operation, sample }, caller, purpose);
          if (answer.status === status) return;
        }
      },
    };
  }
}

/** Returns true if the example is refused before the broken part is reached. */
function isRefusedBefore({ recipe }: VerifiedOperation, status: number): boolean {
  return (
    recipe.statuses?.[String(status)]?.unreachable !== undefined || (status >= 500 && recipe.unreachable !== undefined)
  );
}

const goodStatuses = ({ responses }: VerifiedOperation): readonly number[] =>
  Object.keys(responses)
    .map(Number)
    .filter((status) => status < 400);

const ANY = { statuses: Array.from({ length: 500 }, (_, index) => index + 100), codes: [], reason: '', pointer: [] };
