import { setTimeout as wait } from 'node:timers/promises';
import type { Sample } from '@tests/support/operation-samples';
import { mergedOf } from '@tests/support/schema-values';
import type { Call } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import type { Recipe } from '../contract/recipe';
import { matchesSchema } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import { sourceOf } from '../contract/service-contract';
import { itemsOf, keyOf } from '../oracle/items';
import { showsNewestFirst } from '../oracle/order-faults';
import type { Identity } from '../personas/identity';
import { isObject, parsedJson } from '../values';
import type { WalkKind } from '../wire/exchange';
import { callerFor, higherPersona, personaFor } from './callers';
import { expectedSuccess } from './good-probes';
import type { Probe, ProbeContext } from './probe';
import { unknownValue } from './refusal-values';

const MAX_PAGES = 8;
const SMALL_PAGE = '3';
/** A list without dates may insert new items far from its start. */
const MIDDLE_PAGE = '20';
const SMALL_PAGES = 5;
const LARGE_PAGE = '50';
const MAX_LARGE_PAGES = 8;

/** Walks lists: by cursor or bound with an insert in between, by page number, in each order, by filter. */
export function* pageWalks(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  if (operation.method !== 'get' || operation.recipe.unreachable !== undefined) return;
  const has = (name: string) =>
    operation.parameters.some(({ in: place, name: own }) => place === 'query' && own === name);
  for (const [suffix, query] of ordersOf(context, operation)) {
    if (has('cursor')) {
      const id = `${operation.operationId}/pages${suffix}`;
      yield { id, operation, run: () => walkByCursor(context, operation, id, query) };
    }
    if (has('page') && has('limit')) {
      const id = `${operation.operationId}/numbered${suffix}`;
      yield { id, operation, run: () => walkByNumber(context, operation, id, query) };
    }
  }
  if (has('after') && has('before')) {
    const id = `${operation.operationId}/bounds`;
    yield { id, operation, run: () => walkByBounds(context, operation, id) };
  }
  const readers = context.contract.operations.filter(
    ({ method, path }) => method === 'get' && path.replace(/\{\w+\}$/, '') === `${operation.path}/`,
  );
  const [reader] = readers;
  if (reader !== undefined && reader.recipe.unreachable === undefined) {
    const id = `${operation.operationId}/items`;
    yield { id, operation, run: () => readFirst(context, operation, reader, id) };
  }
  if (operation.recipe.filters !== undefined) {
    const id = `${operation.operationId}/filters`;
    yield { id, operation, run: () => walkFilters(context, operation, id) };
  }
}

function* ordersOf(
  { profile }: ProbeContext,
  { parameters }: VerifiedOperation,
): Generator<readonly [string, Sample['query']]> {
  yield ['', {}];
  const parameter = parameters.find(({ in: place, name }) => place === 'query' && name === 'sort');
  const sort = mergedOf(parameter?.schema ?? {});
  if (profile === 'smoke' || !Array.isArray(sort.enum)) return;
  for (const word of sort.enum.map(String).filter((one) => one !== sort.default)) yield [`-${word}`, { sort: word }];
}

/** Checks that large and small pages return the same items in the same order. */
async function walkByCursor(
  context: ProbeContext,
  operation: VerifiedOperation,
  id: string,
  query: Sample['query'],
): Promise<void> {
  const { caller, call } = await begin(context, operation, id, ownerOf(context, operation));
  let count = 0;
  const ask = async (step: string, page: number, limit: string, cursor: string | null): Promise<string | null> => {
    const more = { ...query, limit, ...(cursor === null ? {} : { cursor }) };
    const answer = await tell(context, { call, caller, id, kind: 'pages', step }, `${step}-${page}`, more);
    if (step === 'whole') count += itemsOf(answer).length;
    return isObject(answer) && typeof answer.nextCursor === 'string' ? answer.nextCursor : null;
  };
  await grow(context, { call, caller, id }, query);
  let cursor: string | null = null;
  for (let page = 1; page <= MAX_LARGE_PAGES; page += 1) {
    cursor = await ask('whole', page, LARGE_PAGE, cursor);
    if (cursor === null) break;
  }
  cursor = null;
  const isLong = count > SMALL_PAGES * Number(SMALL_PAGE) + Number(MIDDLE_PAGE);
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    cursor = await ask('page', page, page > SMALL_PAGES ? MIDDLE_PAGE : SMALL_PAGE, cursor);
    if (cursor === null) return;
    if (page === (isLong ? MAX_PAGES - 2 : 1))
      await insert(context, { call, caller, id }, { ...query, limit: SMALL_PAGE });
  }
}

/** Pages forwards with `after` an item's number, then backwards with `before`. */
async function walkByBounds(context: ProbeContext, operation: VerifiedOperation, id: string): Promise<void> {
  const { caller, call } = await begin(context, operation, id, ownerOf(context, operation));
  await grow(context, { call, caller, id }, {});
  for (const kind of ['pages', 'backwards'] as const) {
    const story = { call, caller, id: `${id}/${kind}`, kind };
    const ask = async (step: string, page: number, query: Sample['query']): Promise<readonly number[]> => {
      const items = itemsOf(await tell(context, { ...story, step }, `${step}-${page}`, query));
      return items.flatMap((item) => (isObject(item) && typeof item.number === 'number' ? item.number : []));
    };
    // A forward walk also reaches items that are added while it runs.
    const isForward = kind === 'pages';
    const [lowest = 1] = await ask(isForward ? 'start' : 'whole', 1, { limit: LARGE_PAGE });
    let bound: Sample['query'] = isForward ? { after: String(lowest - 1) } : {};
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const limit = page > SMALL_PAGES ? MIDDLE_PAGE : SMALL_PAGE;
      const numbers = await ask('page', page, { ...bound, limit });
      if (numbers.length === 0) break;
      bound = isForward ? { after: String(numbers.at(-1)) } : { before: String(numbers[0]) };
      if (page > 1) continue;
      await insert(context, story, { limit: SMALL_PAGE });
      if (isForward) await ask('whole', 2, { limit: LARGE_PAGE });
    }
  }
}

/** Fills a list that fits on one page, so that a walk has a second page. */
async function grow(context: ProbeContext, story: Pick<Story, 'call' | 'caller' | 'id'>, query: Sample['query']) {
  const { call, caller, id } = story;
  if (!canGrow(context, call.operation)) return;
  const sample = { ...call.sample, query: { ...call.sample.query, ...query, limit: LARGE_PAGE } };
  const { answer } = await context.caller.call({ ...call, sample }, caller, { id: `${id}/length` });
  const { length } = itemsOf(parsedJson(answer.body));
  for (let more = length; answer.status === 200 && more <= Number(SMALL_PAGE); more += 1)
    await insert(context, { ...story, id: `${id}/grown-${more}` }, { ...query, limit: LARGE_PAGE });
}

function insertionOf({ inserts }: Recipe): Exclude<Recipe['inserts'], string | undefined> | null {
  return typeof inserts === 'string' ? { call: inserts } : (inserts ?? null);
}

/** Returns the persona that can read the list and create the inserted items. */
function ownerOf(context: ProbeContext, operation: VerifiedOperation): string {
  const insertion = insertionOf(operation.recipe);
  const own = personaFor(context, operation);
  if (insertion === null || !operation.needsSession) return own;
  const sources = Object.values(insertion.from ?? {}).map((text) => sourceOf(text).operationId);
  return [...sources, ...(insertion.by === undefined ? [insertion.call] : [])]
    .map((operationId) => personaFor(context, context.goodCalls.operation(operationId)))
    .reduce(higherPersona, own);
}

function canGrow({ profile }: ProbeContext, { recipe }: VerifiedOperation): boolean {
  return recipe.inserts !== undefined && profile !== 'read-only';
}

/**
 * The maximum number of reads of a list that shows its newest items first. Cached answers for guests may be a second
 * old. Other lists are read once, because a new item may be far from their start.
 */
const MAX_READS = 4;
const BETWEEN_READS_MS = 350;

async function insert(
  context: ProbeContext,
  { call: list, caller: owner, id }: Pick<Story, 'call' | 'caller' | 'id'>,
  query: Sample['query'],
): Promise<void> {
  const { recipe, needsSession } = list.operation;
  const insertion = insertionOf(recipe);
  if (insertion === null || !canGrow(context, list.operation)) return;
  const isUsualOrder = query.sort === undefined;
  const first = async (step: string): Promise<string> => {
    const sample = { ...list.sample, query: { ...list.sample.query, ...query } };
    const { answer } = await context.caller.call({ ...list, sample }, owner, { id: `${id}/${step}` });
    return JSON.stringify(itemsOf(parsedJson(answer.body)).map(keyOf));
  };
  const before = isUsualOrder ? await first('before-insert') : '';
  const creator = context.goodCalls.operation(insertion.call);
  const persona = insertion.by ?? personaFor(context, creator);
  const caller = needsSession && insertion.by === undefined ? owner : await callerFor(context, creator, persona);
  const call = await context.goodCalls.of(creator, {
    caller,
    owner: needsSession ? owner : caller,
    label: `${id}/inserted`,
    changes: { from: insertion.from ?? {} },
  });
  const { answer } = await context.caller.call(call, caller, { id: `${id}/inserted` });
  if (answer.status >= 300)
    throw new CallUnavailable(`${insertion.call}, which inserts into the list, answered ${answer.status}`);
  const reads = showsNewestFirst(list.operation) ? MAX_READS : 1;
  for (let read = 1; isUsualOrder && read <= reads; read += 1) {
    if (read > 1) await wait(BETWEEN_READS_MS);
    if ((await first(`inserted-${read}`)) !== before) return;
  }
}

async function walkByNumber(
  context: ProbeContext,
  operation: VerifiedOperation,
  id: string,
  query: Sample['query'],
): Promise<void> {
  const { caller, call } = await begin(context, operation, id);
  const ask = async (page: number): Promise<number | null> => {
    const more = { ...query, page: String(page), limit: SMALL_PAGE };
    const body = await tell(context, { call, caller, id, kind: 'numbered', step: 'page' }, String(page), more);
    return isObject(body) && typeof body.total === 'number' ? Math.ceil(body.total / Number(SMALL_PAGE)) : null;
  };
  const last = await ask(1);
  if (last === null) return;
  const pages = new Set([2, 3, last, last + 1].filter((page) => page > 1 && page <= last + 1));
  for (const page of pages) await ask(page);
}

async function readFirst(
  context: ProbeContext,
  operation: VerifiedOperation,
  reader: VerifiedOperation,
  id: string,
): Promise<void> {
  const { caller, call } = await begin(context, operation, id);
  const { answer } = await context.caller.call(call, caller, { id: `${id}/list` });
  const [item] = itemsOf(parsedJson(answer.body));
  const [, name = ''] = /\{(\w+)\}$/.exec(reader.path) ?? [];
  const found = isObject(item) ? (item[name] ?? item.id) : undefined;
  if (found === undefined || found === null) return;
  const reading = await context.goodCalls.withoutSources(reader, { caller, label: id });
  const sample = { ...reading.sample, path: { ...reading.sample.path, [name]: String(found) } };
  await context.caller.call({ ...reading, sample }, caller, { id, expectation: expectedSuccess(reader) });
}

async function walkFilters(context: ProbeContext, operation: VerifiedOperation, id: string): Promise<void> {
  const { caller, call } = await begin(context, operation, id);
  const story = { call, caller, id, kind: 'filters' } as const;
  await tell(context, { ...story, step: 'all' }, 'all', {});
  for (const [name, { with: beside = {} }] of Object.entries(operation.recipe.filters ?? {})) {
    const parameter = operation.parameters.find(({ in: place, name: own }) => place === 'query' && own === name);
    const { example } = parameter ?? {};
    const schema = mergedOf(parameter?.schema ?? {});
    const words = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
    const values = example === undefined ? words : [String(example)];
    for (const value of values)
      await tell(context, { ...story, step: `by ${name}` }, `by-${name}-${value}`, { ...beside, [name]: value });
    const unknown = unknownValue(schema, context.seed, name);
    if (unknown !== null && schema.type !== 'integer')
      await tell(context, { ...story, step: `nothing ${name}` }, `nothing-${name}`, { ...beside, [name]: unknown });
  }
  if (context.profile !== 'smoke') await walkFilterPairs(context, operation, story);
}

async function walkFilterPairs(
  context: ProbeContext,
  operation: VerifiedOperation,
  story: Omit<Story, 'step'>,
): Promise<void> {
  const known = Object.entries(operation.recipe.filters ?? {}).flatMap(([name, { with: beside = {} }]) => {
    const parameter = operation.parameters.find(({ in: place, name: own }) => place === 'query' && own === name);
    const { example, schema = {} } = parameter ?? {};
    return example === undefined ? [] : [{ name, schema, query: { ...beside, [name]: String(example) } }];
  });
  const [first, ...others] = known;
  for (const { name, query } of others)
    await tell(context, { ...story, step: `pair ${first?.name} ${name}` }, `pair-${name}`, {
      ...first?.query,
      ...query,
    });
  for (const { name, schema, query } of known) {
    const value = String(query[name]);
    const [one = '', other = Number(one) === 1 ? '2' : String(Number(one) - 1)] = value.split(',');
    if (other === 'NaN' || !matchesSchema(schema, `${one},${other}`)) continue;
    for (const two of [`${one},${other}`, `${other},${one}`])
      await tell(context, { ...story, step: `two ${name}` }, `two-${name}-${two}`, { ...query, [name]: two });
  }
}

interface Story {
  readonly call: Call;
  readonly caller: Identity;
  readonly id: string;
  readonly kind: WalkKind;
  readonly step: string;
}

async function tell(
  context: ProbeContext,
  { call, caller, id, kind, step }: Story,
  name: string,
  more: Sample['query'],
): Promise<unknown> {
  const query = { ...call.sample.query, ...more };
  const mayRefuse = step.startsWith('nothing ');
  const { answer } = await context.caller.call({ ...call, sample: { ...call.sample, query } }, caller, {
    id: `${id}/${name}`,
    expectation: mayRefuse ? null : expectedSuccess(call.operation),
    walk: { walk: id, kind, step },
  });
  return parsedJson(answer.body);
}

async function begin(
  context: ProbeContext,
  operation: VerifiedOperation,
  id: string,
  persona = personaFor(context, operation),
): Promise<{ caller: Identity; call: Call }> {
  const caller = await callerFor(context, operation, persona);
  return { caller, call: await context.goodCalls.of(operation, { caller, label: id }) };
}
