import { hostileSamples } from '@tests/support/hostile-samples';
import { malformedSamples } from '@tests/support/malformed-samples';
import type { Sample } from '@tests/support/operation-samples';
import { sampleOf } from '@tests/support/operation-samples';
import { OPERATIONS_WITHOUT_PORT } from '@tests/support/operations-without-port';
import { requestCheck } from '@tests/support/request-check';
import { describe, expect, it } from 'vitest';
import { fixedValueOf, inputMembersOf, takesParts } from '@/contract/flat-input';
import { serviceDocuments } from '@/contract/generated/documents';
import type { Parameter } from '@/contract/openapi-document';
import { COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import type { Failure } from '@/core/kernel/common/failure';
import { failureKindOf } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, failureOf } from './harness/outcomes';
import { aKey, profileTagOf } from './harness/submissions';

const operations = Object.values(serviceDocuments)
  .flatMap(operationsOf)
  .filter(({ operationId }) => !OPERATIONS_WITHOUT_PORT.includes(operationId));

/** Outcomes of the previous harness for hostile texts, by operation. */
const outcomesBefore = new Map<string, Readonly<Record<string, string>>>();

export const refusalsContract: Contract = (harness) => {
  const named = (among: readonly ServiceOperation[]) =>
    among.map((operation): [string, ServiceOperation] => [operation.operationId, operation]);

  describe('a malformed call', () => {
    it.each(named(operations))(
      'of %s is refused field by field as the contract says',
      async (operationId, operation) => {
        const malformed = malformedSamples(operation, sampleOf(operation));
        for (const { field, sample } of malformed.filter((one) => isSayable(operation, one.sample))) {
          const problem = requestCheck(operationId, { isCrawler: false, isSignedIn: true, now: Date.now() }, sample);
          if (problem === null) throw new Error(`The contract allows ${field} of ${JSON.stringify(sample)}.`);
          const failure = failureOf(await call(harness().as('writer'), operation, sample));
          expect(failure).toEqual({ kind: failureKindOf(problem.status), ...problem });
        }
      },
    );
  });

  describe('a guest’s call', () => {
    it.each(named(operations.filter(({ needsSession }) => needsSession)))(
      'of %s needs a session, also where it is malformed',
      async (_id, operation) => {
        const guest = harness().as('guest');
        const sample = sampleOf(operation);
        expectNotSignedIn(await call(guest, operation, sample));
        const malformed = malformedSamples(operation, sample).filter((one) => isSayable(operation, one.sample));
        for (const one of malformed.slice(0, 1)) expectNotSignedIn(await call(guest, operation, one.sample));
      },
    );
  });

  describe('a hostile text', () => {
    it.each(named(operations))(
      'in any string of %s is refused by the contract or taken, alike everywhere',
      async (operationId, operation) => {
        const outcomes: Record<string, string> = {};
        const writer = harness().as('writer');
        const subjects = { 'profile-tag': await profileTagOf(writer) };
        const hostile = hostileSamples(operation, sampleOf(operation, subjects));
        for (const { title, sample } of hostile.filter((one) => isSayable(operation, one.sample))) {
          const problem = requestCheck(operationId, { isCrawler: false, isSignedIn: true, now: Date.now() }, sample);
          const headers =
            'idempotency-key' in sample.headers
              ? { ...sample.headers, 'idempotency-key': aKey().draftId }
              : sample.headers;
          const answer = await call(writer, operation, { ...sample, headers });
          if (problem !== null) expect(failureOf(answer)).toEqual({ kind: failureKindOf(problem.status), ...problem });
          outcomes[title] = answer.ok ? 'taken' : `${answer.failure.status} ${answer.failure.code}`;
        }
        expect(Object.entries(outcomes).filter(([, outcome]) => /^(5|null)/.test(outcome))).toEqual([]);
        expect(outcomes).toEqual(outcomesBefore.get(operationId) ?? outcomes);
        outcomesBefore.set(operationId, outcomes);
      },
    );
  });

  describe('a crawler’s call', () => {
    it.each(named(operations.filter(({ isBlockedForCrawlers }) => isBlockedForCrawlers)))(
      'of %s is refused',
      async (_id, operation) => {
        const answer = await call(harness().as('crawler'), operation, sampleOf(operation));
        expectRefusal(answer, 'forbidden', 'crawler_not_allowed');
      },
    );
  });
};

async function call(actor: Actor, operation: ServiceOperation, sample: Sample): Promise<Result<unknown, Failure>> {
  const { operationId, feature } = operation;
  const given =
    takesParts(operation) || sample.body instanceof Uint8Array
      ? partsGiven(operation, sample)
      : [inputOf(operation, sample)];
  for (const port of portsOf(actor, feature)) {
    const method: unknown = Reflect.get(port, operationId);
    if (typeof method === 'function') return Reflect.apply(method, port, given);
  }
  throw new Error(`No port of the harness has ${operationId}.`);
}

/** False for samples that no client can send: fixed headers, or another form of a flat body. */
function isSayable(operation: ServiceOperation, { body, ...sample }: Sample): boolean {
  if (takesParts(operation)) return true;
  const isFixed = operation.parameters.every((parameter) => {
    const fixed = fixedValueOf(parameter);
    return fixed === null || COMMON_HEADERS.includes(parameter.name) || valueIn(sample, parameter) === fixed;
  });
  return isFixed && (body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body)));
}

function partsGiven({ parameters, requestBody }: ServiceOperation, sample: Sample): readonly unknown[] {
  const own = parameters.filter(({ name }) => !COMMON_HEADERS.includes(name));
  const has = (place: string) => own.some((parameter) => parameter.in === place);
  return [
    ...(has('path') ? [sample.path] : []),
    ...(has('query') ? [sample.query] : []),
    ...(requestBody?.content[JSON_TYPE] === undefined ? [] : [sample.body]),
    ...(has('header') ? [sample.headers] : []),
  ];
}

function inputOf(operation: ServiceOperation, sample: Sample): object {
  const members = inputMembersOf(operation).map(({ name, parameter }) => [name, valueIn(sample, parameter)] as const);
  return Object.assign({}, sample.body, Object.fromEntries(members.filter(([, value]) => value !== undefined)));
}

function valueIn({ path, query, headers }: Omit<Sample, 'body'>, parameter: Parameter): string | undefined {
  const places: Readonly<Record<Parameter['in'], Readonly<Record<string, string>>>> = {
    path,
    query,
    header: headers,
    cookie: {},
  };
  return places[parameter.in][parameter.name];
}

const portModules = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>('/src/core/*/*/*.port.ts', { eager: true }),
);

/** Own ports first. Asking for a port that the harness lacks is slow. */
function* portsOf(actor: Actor, feature: string | null): Generator<object> {
  const isOwn = ([path]: readonly [string, unknown]) => path.split('/')[4] === feature;
  for (const [, module] of [...portModules.filter(isOwn), ...portModules.filter((other) => !isOwn(other))])
    for (const key of Object.values(module)) {
      if (typeof key !== 'symbol') continue;
      try {
        yield actor.port<object>(key);
      } catch {
        // The harness lacks this port.
      }
    }
}
