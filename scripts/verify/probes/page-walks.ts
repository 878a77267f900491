import type { Call } from '../calls/call';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import { isObject, parsed } from '../values';
import { callerFor, personaFor } from './callers';
import { success } from './good-probes';
import type { Probe, ProbeContext } from './probe';

const MAX_PAGES = 8;
const SMALL_PAGE = '3';

/** Walks through lists: to their end by cursors, with something inserted on the way, and by numbers. */
export function* pageWalks(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  if (operation.method !== 'get' || operation.recipe.unreachable !== undefined) return;
  const has = (name: string) =>
    operation.parameters.some(({ in: place, name: own }) => place === 'query' && own === name);
  if (has('cursor')) {
    const id = `${operation.operationId}/pages`;
    yield { id, operation, run: () => walkByCursor(context, operation, id) };
  }
  if (has('page') && has('limit')) {
    const id = `${operation.operationId}/numbered`;
    yield { id, operation, run: () => walkByNumber(context, operation, id) };
  }
}

async function walkByCursor(context: ProbeContext, operation: VerifiedOperation, id: string): Promise<void> {
  const { caller, call } = await begin(context, operation, id);
  let cursor: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query: Record<string, string> = { ...call.sample.query, limit: SMALL_PAGE };
    if (cursor !== null) query.cursor = cursor;
    const purpose = {
      id: `${id}/${page}`,
      expectation: success(operation),
      walk: { walk: id, kind: 'pages', step: 'page' },
    } as const;
    const { answer } = await context.caller.call({ ...call, sample: { ...call.sample, query } }, caller, purpose);
    const body = parsed(answer.body);
    if (!isObject(body) || typeof body.nextCursor !== 'string') return;
    cursor = body.nextCursor;
    if (page === 1) await insert(context, operation, id);
  }
}

/** Something new at the head of the list, which may not shift its pages. */
async function insert(context: ProbeContext, { recipe }: VerifiedOperation, id: string): Promise<void> {
  if (recipe.inserts === undefined || context.profile === 'read-only') return;
  const creator = context.goodCalls.operation(recipe.inserts);
  const caller = await callerFor(context, creator, personaFor(context, creator));
  const call = await context.goodCalls.of(creator, { caller, label: `${id}/inserted` });
  await context.caller.call(call, caller, { id: `${id}/inserted` });
}

/** The first pages, the last one, and one beyond it, as the total says. */
async function walkByNumber(context: ProbeContext, operation: VerifiedOperation, id: string): Promise<void> {
  const { caller, call } = await begin(context, operation, id);
  const ask = async (page: number): Promise<number | null> => {
    const query = { ...call.sample.query, page: String(page), limit: SMALL_PAGE };
    const walk = { walk: id, kind: 'numbered', step: 'page' } as const;
    const purpose = { id: `${id}/${page}`, expectation: success(operation), walk };
    const { answer } = await context.caller.call({ ...call, sample: { ...call.sample, query } }, caller, purpose);
    const body = parsed(answer.body);
    return isObject(body) && typeof body.total === 'number' ? Math.ceil(body.total / Number(SMALL_PAGE)) : null;
  };
  const last = await ask(1);
  if (last === null) return;
  const pages = new Set([2, 3, last, last + 1].filter((page) => page > 1 && page <= last + 1));
  for (const page of pages) await ask(page);
}

async function begin(
  context: ProbeContext,
  operation: VerifiedOperation,
  id: string,
): Promise<{ caller: Identity; call: Call }> {
  const caller = await callerFor(context, operation, personaFor(context, operation));
  return { caller, call: await context.goodCalls.of(operation, { caller, label: id }) };
}
