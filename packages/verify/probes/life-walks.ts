import { randomUUID } from 'node:crypto';
import type { Call } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import { withSubject } from '../calls/with-subject';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import { OTHER } from '../personas/identity';
import { isObject, parsedJson, stepsOf, valueAt } from '../values';
import type { WalkKind } from '../wire/exchange';
import { callerFor, higherPersona, personaFor } from './callers';
import { expectedSuccess } from './good-probes';
import type { Probe, ProbeContext } from './probe';
import { variedBody } from './varied-body';

/** Walks through writes: create, read, list, change, delete; saved forms; idempotency keys. */
export function* lifeWalks(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, recipe, method } = operation;
  if (recipe.unreachable !== undefined || recipe.ends === true) return;
  // Skips a resource with two ids, such as a message in a conversation, because the walk creates only one of them.
  if (method === 'delete' && operation.sources.size === 1) {
    const id = `${operationId}/life`;
    yield { id, operation, run: () => walkLife(context, operation, id) };
  }
  const reader = context.contract.operations.find(
    (one) => one.method === 'get' && one.path === operation.path && !isList(one),
  );
  if ((method === 'post' || method === 'put') && reader !== undefined && operation.sources.size === 0) {
    const id = `${operationId}/stored`;
    yield { id, operation, run: () => walkForm(context, operation, reader, id) };
  }
  if (method !== 'delete' && /^repeat/.test(operation.afterLostAnswer ?? '')) {
    const id = `${operationId}/repeat`;
    yield { id, operation, run: () => walkKey(context, operation, id) };
  }
}

async function walkLife(context: ProbeContext, remover: VerifiedOperation, id: string): Promise<void> {
  const { contract, goodCalls } = context;
  const [[name, source] = []] = [...remover.sources];
  if (name === undefined || source === undefined) return;
  const creator = goodCalls.operation(source.operationId);
  const isOfThing = (one: VerifiedOperation) => one.operationId !== remover.operationId && one.path === remover.path;
  const reader = contract.operations.find(
    (one) => one.method === 'get' && (isOfThing(one) || isReaderOf(one, remover)),
  );
  const changer = contract.operations.find(
    (one) => one.method === 'put' && one.recipe.unreachable === undefined && isMadeBy(one, name, source.operationId),
  );
  const list = contract.operations.find(
    (one) => one.method === 'get' && one.path === remover.path.replace(/\/[^/]+$/, ''),
  );
  const operations = [
    creator,
    remover,
    ...(reader === undefined ? [] : [reader]),
    ...(changer === undefined ? [] : [changer]),
  ];
  const persona = operations.map((one) => personaFor(context, one)).reduce(higherPersona);
  const caller = await callerFor(context, creator, persona);
  const told = storyteller(context, id, 'life');

  const created = await told(await goodCalls.of(creator, { caller, label: id }), caller, 'create');
  const subject = valueAt(parsedJson(created.answer.body), stepsOf(source.pointer));
  if (created.answer.status >= 300 || subject === undefined)
    throw new CallUnavailable(`${creator.operationId} made nothing`);
  const about = async (operation: VerifiedOperation): Promise<Call> => {
    const call = await goodCalls.withoutSources(operation, { caller, label: `${id}/${operation.operationId}` });
    return { ...call, sample: withSubject(call.sample, operation, name, subject) };
  };
  const ownList = list?.needsSession === true ? list : undefined;
  if (ownList !== undefined) await told(await about(ownList), caller, 'listed');
  if (reader !== undefined) await told(await about(reader), caller, 'before');
  if (changer !== undefined) {
    await told(varied(await about(changer)), caller, 'change');
    if (reader !== undefined) await told(await about(reader), caller, 'after');
  }
  if (reader?.needsSession === true) await lookOver(context, await about(reader), told, 'other');
  const { answer } = await told(await about(remover), caller, 'delete');
  if (answer.status >= 300) return;
  if (reader !== undefined) await told(await about(reader), caller, 'gone');
  if (ownList !== undefined) await told(await about(ownList), caller, 'unlisted');
}

async function walkForm(
  context: ProbeContext,
  writer: VerifiedOperation,
  reader: VerifiedOperation,
  id: string,
): Promise<void> {
  const caller = await callerFor(
    context,
    writer,
    higherPersona(personaFor(context, writer), personaFor(context, reader)),
  );
  const told = storyteller(context, id, 'stored');
  const reading = await context.goodCalls.of(reader, { caller, label: `${id}/read` });
  const writing = await context.goodCalls.of(writer, { caller, label: id });
  await told(reading, caller, 'before');
  if (reader.needsSession) await lookOver(context, reading, told, 'other-before');
  const { answer } = await told(varied(writing), caller, 'change');
  if (answer.status >= 300) return;
  await told(reading, caller, 'after');
  await told(reading, caller, 'after');
  await lookOver(context, reading, told, 'other');
}

async function walkKey(context: ProbeContext, operation: VerifiedOperation, id: string): Promise<void> {
  const caller = await callerFor(context, operation, personaFor(context, operation));
  const told = storyteller(context, id, 'repeat');
  const call = await context.goodCalls.of(operation, { caller, label: id });
  const first = await told(call, caller, 'first');
  await told(call, caller, 'again');
  const { seenBy } = operation.recipe;
  if (seenBy !== undefined) {
    const reader = context.goodCalls.operation(seenBy);
    const seeing = await context.goodCalls.withoutSources(reader, { caller, label: id });
    const path = Object.fromEntries(Object.entries(call.sample.path).filter(([name]) => name in seeing.sample.path));
    await told({ ...seeing, sample: { ...seeing.sample, path: { ...seeing.sample.path, ...path } } }, caller, 'seen');
  }
  if (context.profile !== 'smoke') await sendInParallel(context, operation, caller, id, told);
  const hasKey = 'idempotency-key' in call.sample.headers && first.answer.status < 300;
  const other = hasKey && operation.needsSession ? await context.cast.shared(OTHER) : null;
  if (other !== null && other !== caller)
    await told(await context.goodCalls.of(operation, { caller: other, label: id }), other, 'other');
}

/** Sends a key with a refused call, then twice in parallel. Refusals must not use up a key. */
async function sendInParallel(
  context: ProbeContext,
  operation: VerifiedOperation,
  caller: Identity,
  id: string,
  told: Tell,
): Promise<void> {
  const { key } = operation.recipe;
  if (key === undefined && !operation.parameters.some(({ name }) => name === 'idempotency-key')) return;
  const own =
    operation.recipe.alone === true ? await callerFor(context, operation, personaFor(context, operation)) : caller;
  const call = await context.goodCalls.of(operation, { caller: own, label: `${id}/parallel` });
  const drawn = randomUUID();
  const keyed = (body: unknown): Call => ({
    ...call,
    sample: {
      ...call.sample,
      ...(isObject(body) ? { body: key === undefined ? body : { ...body, [key]: drawn } } : {}),
    },
  });
  const { body } = call.sample;
  if (isObject(body) && !(body instanceof Uint8Array)) await told(keyed({}), own, 'refused');
  const right = keyed(body);
  await Promise.all([told(right, own, 'parallel'), told(right, own, 'parallel')]);
}

function varied(call: Call): Call {
  return 'body' in call.sample
    ? { ...call, sample: { ...call.sample, body: variedBody(call.operation, call.sample.body) } }
    : call;
}

type Tell = ReturnType<typeof storyteller>;

async function lookOver(context: ProbeContext, call: Call, told: Tell, step: string): Promise<void> {
  const other = await context.cast.shared(OTHER);
  if (other !== null) await told(call, other, step);
}

function storyteller({ caller }: Pick<ProbeContext, 'caller'>, id: string, kind: WalkKind) {
  return (call: Call, as: Identity, step: string) =>
    caller.call(call, as, {
      id: `${id}/${step}`,
      expectation: MUST_SUCCEED.includes(step) ? expectedSuccess(call.operation) : null,
      walk: { walk: id, kind, step },
    });
}

const MUST_SUCCEED = ['create', 'before', 'change', 'after', 'delete', 'listed', 'first'];

function isList({ responses }: VerifiedOperation): boolean {
  const properties = responses['200']?.content?.['application/json']?.schema?.properties;
  return isObject(properties) && 'items' in properties;
}

function isMadeBy({ sources }: VerifiedOperation, name: string, creator: string): boolean {
  return sources.get(name)?.operationId === creator;
}

function isReaderOf(reader: VerifiedOperation, remover: VerifiedOperation): boolean {
  return (
    samePlace(reader, remover) &&
    !/\/(versions|comments|replies|meta|answer-request|hidden|link|media)\b/.test(reader.path)
  );
}

function samePlace(one: VerifiedOperation, other: VerifiedOperation): boolean {
  return lastParameter(one) !== null && lastParameter(one) === lastParameter(other);
}

function lastParameter({ path }: VerifiedOperation): string | null {
  return /\{(\w+)\}$/.exec(path)?.[1] ?? null;
}
