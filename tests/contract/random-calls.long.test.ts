import { testDatabaseKind } from '@tests/support/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputMembersOf } from '@/contract/flat-input';
import { serviceDocuments } from '@/contract/generated/documents';
import type { Parameter, Schema } from '@/contract/openapi-document';
import { COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { PushBrowserPort } from '@/core/account/push/push-browser.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { arbitraryOf } from '../../packages/verify/fuzz/arbitrary';
import { isObject } from '../../packages/verify/values';
import type { ContractHarness, Role } from './harness/contract-harness';
import { startHttpHarness } from './harness/http-harness';
import { startMemoryHarness } from './harness/memory-harness';
import { write } from './harness/submissions';

const CALLS = 300;
const LISTS = 100;
const MAX_PAGES = 3;
const SEEDS = [1, 2, 3, 4, 5];
const ROLES: readonly Role[] = ['guest', 'user', 'reader', 'writer', 'otherWriter'];
const HOSTILE_TEXTS = ['', ' ', '\u200B', '\u0000', 'x'.repeat(5_001)];
const HOSTILE = [...HOSTILE_TEXTS, -1, 1_000_000_001, true];
/** Ids and tags that each world draws, by member. */
const DRAWN = new Set(['careerStatusId', 'id', 'methodId', 'nextCursor', 'profileTag']);
/** Cards of one month, or of none, have no order. */
const UNORDERED = ['listBenefitReports', 'listReviews'];
/** Calls that end the caller's session. */
const ENDING = [
  ...['deactivateAccount', 'deleteAccount', 'endAllSessions', 'endOtherSessions'],
  ...['endSession', 'renewSession', 'signOut'],
];

/** Good answers whose values may differ, with the reason. They have the same members and types. */
const DIFFERS: Readonly<Record<string, string>> = {
  getHeadlineStats: 'The server counts once a day.',
  getLogCheckpoint: 'The log in memory has no key.',
  getPushKey: 'Each server has its own key.',
  listAbusiveWords: 'The list in memory has three words.',
  listBenefitCatalogue: 'The catalogue in memory has five benefits.',
  suggestAvatars: 'Avatars are drawn.',
  suggestUsernames: 'Names are drawn.',
};

type Call = (input: unknown) => Promise<Result<unknown, Failure>>;

/** Values for parameters and members, by name: ids of what the world has. */
type Subjects = Map<string, unknown>;

interface World {
  readonly harness: ContractHarness;
  readonly subjects: Subjects;
}

/** Members of an input that replace those of the examples. */
type Changes = Readonly<Record<string, unknown>>;

const ports = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('/src/core/**/*.port.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is symbol => typeof value === 'symbol' && value !== PushBrowserPort);
const operations = Object.values(serviceDocuments)
  .flatMap((document) => operationsOf(document))
  .map((operation) => ({
    ...operation,
    parameters: operation.parameters.filter(({ name }) => !COMMON_HEADERS.includes(name)),
  }));

describe.each(SEEDS)('the adapters in memory and over http, with seed %i', (seed) => {
  let worlds: readonly World[] = [];
  let callable: readonly ServiceOperation[] = [];
  beforeAll(async () => {
    const harnesses = [await startMemoryHarness(), await startHttpHarness(testDatabaseKind)];
    worlds = await Promise.all(
      harnesses.map(async (harness) => ({
        harness,
        subjects: new Map([['postId', await fill(harness)]]),
      })),
    );
    callable = operations.filter(
      ({ operationId, requestBody }) =>
        (requestBody === null || requestBody.content[JSON_TYPE] !== undefined) &&
        worlds.every(({ harness }) => methodOf(harness, 'guest', operationId) !== null),
    );
  });
  afterAll(() => Promise.all(worlds.map(({ harness }) => harness.stop())));

  /** Asks all worlds the same. */
  const ask = async (operation: ServiceOperation, role: Role, changes: Changes, isNextPage = false) => {
    const results: (Result<unknown, Failure> | undefined)[] = [];
    for (const { harness, subjects } of worlds) {
      if (!isNextPage) subjects.delete('cursor');
      const result = await methodOf(harness, role, operation.operationId)?.(inputOf(operation, subjects, changes));
      learn(subjects, result);
      results.push(result);
    }
    const [one, other] = results.map((result) => JSON.stringify(outcomeOf(result, operation.operationId)));
    const call = `${operation.operationId} as ${role} with ${JSON.stringify(changes).slice(0, 200)}`;
    return {
      isGood: results.every((result) => result?.ok),
      isLonger: worlds.every(({ subjects }) => subjects.get('cursor') !== undefined),
      differences: one === other ? [] : [`${call}\n  in memory ${one}\n  over http ${other}`],
    };
  };

  it('have the same filters, orders and pages', async () => {
    const lists = callable.filter(({ method, parameters }) => method === 'get' && parameters.some(isPaging));
    const differences: string[] = [];
    let good = 0;
    for (const { operation, role, changes } of fc.sample(randomList(lists), { numRuns: LISTS, seed })) {
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const answer = await ask(operation, role, changes, page > 1);
        differences.push(...answer.differences);
        good += Number(answer.isGood);
        if (!answer.isLonger) break;
      }
    }
    expect(differences).toEqual([]);
    expect(good).toBeGreaterThan(LISTS / 2);
  });

  it('have the same outcomes of all calls', async () => {
    expect(callable.length).toBeGreaterThan(250);
    expect(Object.keys(DIFFERS).filter((id) => !callable.some(({ operationId }) => operationId === id))).toEqual([]);
    const differences: string[] = [];
    let good = 0;
    for (const { operation, role, changes } of fc.sample(randomCall(callable), { numRuns: CALLS, seed })) {
      const answer = await ask(operation, role, changes);
      differences.push(...answer.differences);
      good += Number(answer.isGood);
    }
    expect(differences).toEqual([]);
    expect(good).toBeGreaterThan(CALLS / 4);
  });
});

/** Adds what lists can filter and order, and returns the id of a post. */
async function fill(harness: ContractHarness): Promise<string> {
  await harness.seedReviews(
    Array.from({ length: 14 }, (_, place) => ({
      companyId: 1 + (place % 2),
      rating: 1 + (place % 5),
      createdAt: new Date(Date.UTC(2026, place % 9, 1 + place)).toISOString(),
      likes: `The gate is ${place} steps away.`,
      helpful: place,
      department: place % 2 === 0 ? 'Engineering - Software & QA' : 'Human Resources',
      employment: place % 3 === 0 ? ('intern' as const) : ('fulltime' as const),
      isCurrent: place % 4 !== 0,
    })),
  );
  await harness.seedJobs(
    Array.from({ length: 9 }, (_, place) => ({
      title: `Nurse ${place}`,
      company: place % 2 === 0 ? ('Vaayuna Technologies' as const) : ('Sagarmatha Health' as const),
      locations: [place % 3 === 0 ? ('Kochi' as const) : ('Bengaluru' as const)],
      workMode: place % 2 === 0 ? ('remote' as const) : ('hybrid' as const),
      experience: [place, place + 3] as const,
      daysAgo: place,
    })),
  );
  await harness.seedSalaries(
    Array.from({ length: 24 }, (_, place) => ({
      companyId: 1 + (place % 2),
      jobProfileId: 1 + (place % 3 === 0 ? 3 : 0),
      locationId: 1 + (place % 2),
      experience: place % 6,
      fixed: 500_000 + place * 40_000,
    })),
  );
  await harness.seedBenefits(1, ['PAID_LEAVE'], 'Twenty days.');
  await harness.seedBenefits(1, ['HEALTH_INSURANCE', 'PAID_LEAVE'], null);
  await harness.seedPhotos(1, [
    ['office', 'The hall'],
    ['office', 'The roof'],
  ]);
  const [first = ''] = [
    await write(harness.as('writer')),
    await write(harness.as('otherWriter'), { title: 'A second one' }),
    await write(harness.as('writer'), { title: 'A third one' }),
    await write(harness.as('otherWriter'), { title: 'A fourth one' }),
  ];
  return first;
}

function methodOf(harness: ContractHarness, role: Role, operationId: string): Call | null {
  for (const key of ports) {
    const port = portOf(harness, role, key);
    const method: unknown = isObject(port) ? Reflect.get(port, operationId) : undefined;
    if (typeof method === 'function') return (input) => Reflect.apply(method, port, [input]);
  }
  return null;
}

function portOf(harness: ContractHarness, role: Role, key: symbol): unknown {
  try {
    return harness.as(role).port<unknown>(key);
  } catch {
    // Ports of the browser are bound in one world only.
    return null;
  }
}

function randomCall(from: readonly ServiceOperation[]) {
  return fc.constantFrom(...from).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      // Later calls of the other users need their sessions.
      role: ENDING.includes(operation.operationId) ? fc.constant<Role>('user') : fc.constantFrom(...ROLES),
      changes: fc.option(changeOf(operation), { freq: 3, nil: {} }),
    }),
  );
}

function randomList(from: readonly ServiceOperation[]) {
  return fc.constantFrom(...from).chain((operation) => {
    const isUnordered = UNORDERED.includes(operation.operationId);
    return fc.record({
      operation: fc.constant(operation),
      role: fc.constantFrom(...ROLES),
      changes: fc.record(
        Object.fromEntries(
          inputMembersOf(operation).flatMap(({ name, parameter }) =>
            parameter.in === 'query' && name !== 'cursor' && !(isUnordered && isPaging(parameter))
              ? [[name, listValueOf(parameter)]]
              : [],
          ),
        ),
        {
          requiredKeys: inputMembersOf(operation).flatMap(({ name, parameter }) =>
            parameter.in === 'query' && parameter.required === true ? [name] : [],
          ),
        },
      ),
    });
  });
}

/** Mostly values that the worlds have. */
function listValueOf({ name, schema = {}, example }: Parameter): fc.Arbitrary<unknown> {
  if (name === 'limit' || name === 'page') return fc.integer({ min: 1, max: 4 });
  const known = example ?? schema.default;
  const drawn = arbitraryOf(schema);
  return known === undefined ? drawn : fc.oneof({ weight: 3, arbitrary: fc.constant(known) }, drawn);
}

function isPaging({ name }: Parameter): boolean {
  return ['cursor', 'limit', 'page', 'sort'].includes(name);
}

function changeOf(operation: ServiceOperation): fc.Arbitrary<Changes> {
  const members = Object.entries(changeableOf(operation));
  if (members.length === 0) return fc.constant({});
  return fc.constantFrom(...members).chain(([name, schema]) =>
    fc
      .oneof(
        { weight: 2, arbitrary: arbitraryOf(schema) },
        // The client's types allow no number in place of a text of the query.
        fc.constantFrom(...(schema.type === 'string' ? HOSTILE_TEXTS : HOSTILE)),
      )
      .map((value) => ({ [name]: value })),
  );
}

/** Leaves out headers and parts of a path, since random values may not arrive as sent. */
function changeableOf(operation: ServiceOperation): Readonly<Record<string, Schema>> {
  const properties = operation.requestBody?.content[JSON_TYPE]?.schema?.properties;
  const inQuery = inputMembersOf(operation).filter(({ parameter }) => parameter.in === 'query');
  return Object.fromEntries([
    ...inQuery.map(({ name, parameter }) => [name, parameter.schema ?? {}] as const),
    ...Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) =>
      isObject(schema) ? [[name, schema] as const] : [],
    ),
  ]);
}

/** The example's values in the shape that the client's method takes. */
function inputOf(operation: ServiceOperation, subjects: Subjects, changes: Changes): unknown {
  const media = operation.requestBody?.content[JSON_TYPE];
  const body = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  const parameters = inputMembersOf(operation).flatMap(({ name, parameter }) => {
    const value = subjects.get(name) ?? parameter.example ?? parameter.schema?.default;
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(parameters),
    ...(isObject(body) ? body : {}),
    ...changes,
  };
}

/** Later calls are about what this one made. */
function learn(subjects: Subjects, result: Result<unknown, Failure> | undefined): void {
  if (result?.ok !== true || !isObject(result.value)) return;
  for (const [name, value] of Object.entries(result.value)) if (/Id$/.test(name)) subjects.set(name, value);
  subjects.set('cursor', result.value.nextCursor ?? undefined);
}

function outcomeOf(result: Result<unknown, Failure> | undefined, operationId: string): unknown {
  if (result === undefined || result.ok || result.failure === undefined) {
    const value = result?.ok === true ? result.value : result;
    if (DIFFERS[operationId] !== undefined) return typesOf(value);
    return inOrder(shapeOf(value), UNORDERED.includes(operationId));
  }
  const { kind, code, fields } = result.failure;
  return [kind, code, Object.keys(fields).toSorted()];
}

function typesOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(typesOf(item))))].toSorted();
  if (!isObject(value)) return value === null ? null : typeof value;
  return Object.entries(value)
    .map(([name, own]) => [name, typesOf(own)])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}

function inOrder(shape: unknown, isUnordered: boolean): unknown {
  if (!isUnordered || !isObject(shape) || !Array.isArray(shape.items)) return shape;
  return { ...shape, items: shape.items.map((item) => JSON.stringify(item)).toSorted() };
}

/** Ids, moments and addresses that each world draws become words. */
function shapeOf(value: unknown, name = ''): unknown {
  if (DRAWN.has(name) && value !== null) return 'drawn';
  if (Array.isArray(value)) return value.map((item) => shapeOf(item));
  if (typeof value === 'string')
    return value
      .replaceAll(/\b[A-Z]{2}-\d{8}-\w{6}\b/g, 'receipt')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
      .replaceAll(/\d{4}-\d{2}(-\d{2}(T[\d:.]+Z)?)?/g, 'time')
      .replaceAll(/person[.-]\d@(identity|mail)\.example/g, 'address');
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([member, own]) => [member, shapeOf(own, member)]),
  );
}
