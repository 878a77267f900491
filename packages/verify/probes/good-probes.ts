import { JSON_TYPE } from '@/contract/openapi-document';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject } from '../values';
import type { Expectation } from '../wire/exchange';
import { callerFor, personaFor } from './callers';
import type { Probe, ProbeContext } from './probe';

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

/** The good call with a charset, other cookies, and a compressible answer; a user sends a script's user-agent. */
export function* browserProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, recipe } = operation;
  if (recipe.unreachable !== undefined || recipe.ends === true) return;
  const id = `${operationId}/as-browsers-send`;
  yield {
    id,
    operation,
    run: async () => {
      const caller = await callerFor(context, operation, personaFor(context, operation));
      const call = await context.goodCalls.of(operation, { caller, label: id });
      const { header } = caller.cookies;
      const headers = {
        'accept-encoding': 'gzip, br',
        cookie: `theme=dark%20blue${header === '' ? '' : `; ${header}`}; seen=1`,
        ...(isObject(call.sample.body) && !(call.sample.body instanceof Uint8Array)
          ? { 'content-type': `${JSON_TYPE}; charset=utf-8` }
          : {}),
        ...(operation.isBlockedForCrawlers && caller.hasSession ? { 'user-agent': 'node' } : {}),
      };
      await context.caller.call({ ...call, headers: { ...call.headers, ...headers } }, caller, {
        id,
        expectation: success(operation),
      });
    },
  };
}

/** Higher statuses are limits and failures. */
const LAST_REFUSAL = 422;

export function success({ responses, recipe: { may = [] } }: VerifiedOperation): Expectation {
  const statuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status < 400 || (may.length > 0 && status <= LAST_REFUSAL));
  return { statuses, codes: may, reason: 'as the examples of the contract say', pointer: ['responses'] };
}

export function signedIn(persona: string): string {
  return persona === 'guest' ? 'user' : persona;
}
