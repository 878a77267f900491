import { JSON_TYPE, NOT_MODIFIED } from '@/contract/openapi-document';
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
        await context.caller.call(call, caller, { id, expectation: expectedSuccess(operation) });
      },
    };
  }
}

/**
 * Repeats a guest's good call with the answer's version in If-None-Match, and with another version, which must not
 * match.
 */
export function* versionProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, recipe, responses } = operation;
  if (recipe.unreachable !== undefined || !(NOT_MODIFIED in responses)) return;
  const id = `${operationId}/version`;
  yield {
    id,
    operation,
    run: async () => {
      const caller = await callerFor(context, operation, 'guest');
      const call = await context.goodCalls.of(operation, { caller, label: id });
      const { statuses, ...expectation } = expectedSuccess(operation);
      const asked = async (step: string, version: string | null, wanted: readonly number[]) => {
        const headers = { ...call.headers, 'if-none-match': version };
        const purpose = { id: `${id}/${step}`, expectation: { ...expectation, statuses: wanted } };
        return context.caller.call({ ...call, headers }, caller, purpose);
      };
      const { etag } = (await asked('first', null, statuses)).answer.headers;
      if (etag === undefined) return;
      await asked('same', etag, [...statuses, Number(NOT_MODIFIED)]);
      await asked('another', '"of-nothing"', statuses);
    },
  };
}

/**
 * Repeats the good call with a charset, other cookies, and a compressible answer. Operations that block crawlers also
 * get the user agent of a script, sent with a session.
 */
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
        expectation: expectedSuccess(operation),
      });
    },
  };
}

/** The highest status that counts as a refusal. Higher statuses are limits and failures. */
const LAST_REFUSAL = 422;

export function expectedSuccess({
  responses,
  recipe: { may = [], statuses: others = {} },
}: VerifiedOperation): Expectation {
  const statuses = Object.keys(responses)
    .filter((status) => others[status] === undefined || others[status].unreachable !== undefined)
    .map(Number)
    .filter(
      (status) => (status < 400 && String(status) !== NOT_MODIFIED) || (may.length > 0 && status <= LAST_REFUSAL),
    );
  return { statuses, codes: may, reason: 'as the examples of the contract say', pointer: ['responses'] };
}

export function signedIn(persona: string): string {
  return persona === 'guest' ? 'user' : persona;
}
