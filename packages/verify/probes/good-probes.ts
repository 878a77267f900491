import type { VerifiedOperation } from '../contract/service-contract';
import type { Expectation } from '../wire/exchange';
import { callerFor, personaFor } from './callers';
import type { Probe, ProbeContext } from './probe';

/** The good call of an operation, by each way in which it may be called. */
export function* goodProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, schemes, recipe } = operation;
  if (recipe.unreachable !== undefined) return;
  for (const scheme of schemes) {
    const id = `${operationId}/good/${scheme}`;
    yield {
      id,
      operation,
      run: async () => {
        const persona = scheme === 'guest' ? 'guest' : signedIn(personaFor(context, operation));
        const caller = await callerFor(context, operation, persona);
        const call = await context.goodCalls.of(operation, { caller, label: id });
        await context.caller.call(call, caller, { id, expectation: success(operation) });
      },
    };
  }
}

/** Higher statuses are limits, and failures. */
const LAST_REFUSAL = 422;

/** A good answer of an operation, or a refusal that its recipe lets it meet. */
export function success({ responses, recipe: { may = [] } }: VerifiedOperation): Expectation {
  const statuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status < 400 || (may.length > 0 && status <= LAST_REFUSAL));
  return { statuses, codes: may, reason: 'as the examples of the contract say', pointer: ['responses'] };
}

/** The persona, or the lowest one with a session. */
export function signedIn(persona: string): string {
  return persona === 'guest' ? 'user' : persona;
}
