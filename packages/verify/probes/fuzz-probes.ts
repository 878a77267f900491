import { randomUUID } from 'node:crypto';
import { malformedSamples } from '@tests/support/malformed-samples';
import type { Sample } from '@tests/support/operation-samples';
import fc from 'fast-check';
import { JSON_TYPE } from '@/contract/openapi-document';
import { requestSchemasOf } from '@/contract/request-schemas';
import { createBodyCompiler, createParameterCompiler } from '@/contract/schema-compilers';
import type { RuledValues } from '@/contract/value-rules';
import { ruleFaults } from '@/contract/value-rules';
import type { Call } from '../calls/call';
import { sampleWith } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import { seededNumber, seededUuid } from '../calls/seeded';
import type { VerifiedOperation } from '../contract/service-contract';
import { arbitraryOf } from '../fuzz/arbitrary';
import { isObject } from '../values';
import type { Expectation } from '../wire/exchange';
import { callerFor, personaFor } from './callers';
import type { Probe, ProbeContext } from './probe';
import { refusalOf } from './refusal-probes';

const BLAMES_THE_CALL = /^(400|413|415)$/;
/** Statuses that are a fault for any sent value. */
const NEVER = /^(429|5\d\d)$/;

export function* malformedProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const id = `${operation.operationId}/validation_failed`;
  if (!operation.problemCodes.includes('validation_failed')) return;
  yield {
    id,
    operation,
    run: async () => {
      const sample = sampleWith(operation, { 'idempotency-key': seededUuid(context.seed, id) });
      const all = malformedSamples(operation, sample).filter(
        ({ field }) => field !== 'idempotency-key' || context.profile !== 'smoke',
      );
      const faults = context.profile === 'smoke' ? all.slice(0, 1) : all;
      if (faults.length === 0) return unknownParameter(context, operation, sample, id);
      const caller = operation.needsSession
        ? await context.cast.shared(personaFor(context, operation))
        : context.cast.guest;
      if (caller === null) throw new CallUnavailable('the configuration has no persona for it');
      for (const [index, { field, sample: wrong }] of faults.entries()) {
        const expectation = refusalOf(context, 'validation_failed', `since ${field} is not as its schema says`);
        await context.caller.call({ operation, sample: wrong }, caller, { id: `${id}/${index}`, expectation });
      }
    },
  };
}

/**
 * Sends an unknown value of the header `systemid`. If an operation has no field to send malformed, only a header can be
 * wrong.
 */
async function unknownParameter(
  context: ProbeContext,
  operation: VerifiedOperation,
  sample: Sample,
  id: string,
): Promise<void> {
  const expectation = refusalOf(
    context,
    'headers_missing',
    'since the header systemid is “unknown”, which the contract does not have',
  );
  const codes = ['headers_missing', 'validation_failed'];
  const caller = operation.needsSession ? await context.cast.shared('user') : context.cast.guest;
  if (caller === null) throw new CallUnavailable('the configuration has no persona for it');
  await context.caller.call({ operation, sample, headers: { systemid: 'unknown' } }, caller, {
    id,
    expectation: { ...expectation, codes },
  });
}

/** Sends random valid values by seed. Findings are shrunk to the shortest call. */
export function* fuzzProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, recipe } = operation;
  if (context.fuzzRuns === 0 || recipe.unreachable !== undefined || recipe.ends === true) return;
  const id = `${operationId}/fuzz`;
  yield {
    id,
    operation,
    run: async () => {
      const caller = await callerFor(context, operation, personaFor(context, operation));
      const base = await context.goodCalls.of(operation, { caller, label: id });
      const values = callValues(operation);
      if (values === null) return;
      const isRight = validCall(operation);
      let count = 0;
      const property = fc.asyncProperty(values, fc.infiniteStream(fc.boolean()), async (drawn, choices) => {
        const query = mixed(base.sample.query, drawn.query, choices);
        const body = mixedBody(base.sample.body, drawn.body, choices);
        fc.pre(isRight(query, body));
        count += 1;
        const key =
          'idempotency-key' in base.sample.headers
            ? { 'idempotency-key': seededUuid(context.seed, `${id}/${count}`) }
            : {};
        const { key: member } = operation.recipe;
        // Sends a new idempotency key, because the example's key belongs to the example's content.
        const own = member === undefined || !isObject(body) ? body : { ...body, [member]: randomUUID() };
        const sample = {
          ...base.sample,
          query,
          headers: { ...base.sample.headers, ...key },
          ...(own === undefined ? {} : { body: own }),
        };
        const call: Call = { ...base, sample };
        const expectation = outcomeOf(operation, { query, body });
        const exchange = await context.caller.call(call, caller, { id: `${id}/${count}`, expectation });
        return context.oracle(exchange, context.cast.secrets).length === 0;
      });
      await fc.check(property, {
        seed: seededNumber(context.seed, id),
        numRuns: context.fuzzRuns,
        maxSkipsPerRun: 20,
        endOnFailure: false,
      });
    },
  };
}

function mixed<Value>(
  good: Readonly<Record<string, Value>>,
  drawn: Readonly<Record<string, Value>>,
  choices: Iterator<boolean>,
): Readonly<Record<string, Value>> {
  const some = Object.entries(drawn).filter(() => choices.next().value === true);
  return { ...good, ...Object.fromEntries(some) };
}

function mixedBody(good: unknown, drawn: unknown, choices: Iterator<boolean>): unknown {
  return isObject(good) && isObject(drawn) && choices.next().value === true ? mixed(good, drawn, choices) : drawn;
}

function callValues({
  parameters,
  requestBody,
}: VerifiedOperation): fc.Arbitrary<{ query: Readonly<Record<string, string>>; body: unknown }> | null {
  const inQuery = parameters.filter(({ in: place, name }) => place === 'query' && name !== 'cursor');
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (inQuery.length === 0 && schema === undefined) return null;
  const texts = Object.fromEntries(
    inQuery.map(({ name, schema: own = {} }) => [
      name,
      arbitraryOf(own)
        .map(textOf)
        .filter((text) => text !== ''),
    ]),
  );
  const requiredKeys = inQuery.filter(({ required }) => required === true).map(({ name }) => name);
  return fc.record({
    query: fc.record(texts, { requiredKeys }).map(present),
    body: schema === undefined ? fc.constant(undefined) : arbitraryOf(schema),
  });
}

const compileParameters = createParameterCompiler();
const compileBody = createBodyCompiler();

function validCall(operation: VerifiedOperation) {
  const { querystring, body: ofBody } = requestSchemasOf(operation, true);
  const parameters = querystring === undefined ? null : compileParameters(querystring);
  const bodies = ofBody === undefined ? null : compileBody(ofBody);
  return (query: Readonly<Record<string, string>>, body: unknown): boolean =>
    (parameters === null || parameters({ ...query })) && (bodies === null || bodies(structuredClone(body) ?? null));
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(',') : String(value);
}

/**
 * Returns the expected outcome by the field rules, which the schemas do not contain. The service must refuse some
 * violations; for others, only the service can decide. `changed` is the only changed value, or null if there are
 * several.
 */
export function outcomeOf(
  { responses, rules }: VerifiedOperation,
  { query, body }: { readonly query: unknown; readonly body?: unknown },
  changed: string | null = null,
): Expectation {
  const values: RuledValues = { query, body };
  const broken = Object.keys(ruleFaults(rules, values, Date.now()));
  const mustBlame = broken.length > 0;
  const mayBlame = Object.entries(rules).some(
    ([path, rule]) => rule === 'known' && (changed === null || path === 'body' || `${changed}.`.startsWith(`${path}.`)),
  );
  const isRight = (status: string) => (mustBlame ? !/^2/.test(status) : mayBlame || !BLAMES_THE_CALL.test(status));
  const statuses = Object.keys(responses).filter((status) => isRight(status) && !NEVER.test(status));
  const reason = mustBlame ? `since x-rules refuses ${broken.join(', ')}` : 'since every value fits its schema';
  return { statuses: statuses.map(Number), codes: [], reason, pointer: mustBlame ? ['x-rules'] : ['requestBody'] };
}

function present(query: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
