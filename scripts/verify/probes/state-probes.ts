import { sampleWith } from '../calls/call';
import { seededUuid } from '../calls/seeded';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Probe, ProbeContext } from './probe';

/** A service in the state asked for answers so at once, or after as many calls as its limit lets through. */
const MAX_CALLS = 20;

/** The answers that a service gives only in a state of its own (a limit met, a database away), at the addresses of the configuration. */
export function* stateProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  for (const [status, at] of context.config.states) {
    const codes = operation.problemCodes.filter((code) => context.contract.statusOfCode.get(code) === status);
    if (!(String(status) in operation.responses)) continue;
    const id = `${operation.operationId}/${status}`;
    yield {
      id,
      operation,
      run: async () => {
        const sample = sampleWith(operation, { 'idempotency-key': seededUuid(context.seed, id) });
        const expectation = {
          statuses: [status],
          codes,
          reason: `since ${at} is in that state`,
          pointer: ['responses', String(status)],
        };
        for (let count = 1; count <= MAX_CALLS; count += 1) {
          const isLast = count === MAX_CALLS;
          const purpose = { id: isLast ? id : `${id}/${count}`, at, expectation: isLast ? expectation : ANY };
          const { answer } = await context.caller.call({ operation, sample }, context.cast.guest, purpose);
          if (answer.status === status) return;
        }
      },
    };
  }
}

/** Before the limit is met any answer is right. */
const ANY = { statuses: Array.from({ length: 500 }, (_, index) => index + 100), codes: [], reason: '', pointer: [] };
