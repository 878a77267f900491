import type { SchemaLocation } from '../contract/schema-spots';
import { schemaLocationsOf } from '../contract/schema-spots';
import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import { answerSchemaOf } from '../contract/service-contract';
import type { StateMachine } from '../contract/state-machine';
import { groupedBy, isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import { declaredByRequests, triedDetails } from './request-details';

/**
 * A detail that counts towards coverage in addition to the cells. In answers: enumeration values, nulls, optional
 * members and codes. In requests: values, limits, required members and links. For resources: actions per state.
 */
export interface Detail {
  readonly operationId: string;
  readonly name: string;
  readonly isSeen: boolean;
}

/** Returns the details of every operation, and whether some exchange covered them. */
export function detailsOf(
  { operations, machines }: ServiceContract,
  exchanges: readonly Exchange[],
): readonly Detail[] {
  const byOperation = groupedBy(exchanges, ({ operationId }) => operationId);
  return operations.flatMap((operation) => {
    const { operationId } = operation;
    const own = byOperation.get(operationId) ?? [];
    const distinct = new Map(own.map((exchange) => [`${exchange.answer.status} ${exchange.answer.body}`, exchange]));
    const seen = new Set([
      ...[...distinct.values()].flatMap((exchange) => [...shownBy(exchange, operation)]),
      ...triedDetails(own, operation),
      ...own.flatMap(actOf),
    ]);
    const declared = [...declaredBy(operation), ...declaredByRequests(operation), ...actsBy(machines, operationId)];
    return declared.map((name) => ({ operationId, name, isSeen: seen.has(name) }));
  });
}

function* actsBy(machines: readonly StateMachine[], operationId: string): Generator<string> {
  for (const { name, acts, states } of machines) {
    const own = Object.keys(acts).filter((act) => acts[act]?.call === operationId);
    for (const state of Object.keys(states)) for (const act of own) yield `act ${name} ${state} ${act}`;
  }
}

function actOf({ walk }: Exchange): readonly string[] {
  const { place, step } = walk ?? {};
  return place === undefined || step !== 'act' ? [] : [`act ${place.machine} ${place.state} ${place.name}`];
}

function* declaredBy({ responses, problemCodes }: VerifiedOperation): Generator<string> {
  for (const code of problemCodes) yield `code ${code}`;
  for (const [status, { content = {} }] of Object.entries(responses)) {
    const schema = content['application/json']?.schema;
    if (schema !== undefined) yield* new Set(inSchema(schema, status, '', 0));
  }
}

const MAX_DEPTH = 12;

function* inSchema(
  schema: Readonly<Record<string, unknown>>,
  status: string,
  path: string,
  depth: number,
): Generator<string> {
  if (depth > MAX_DEPTH) return;
  const place = `${status} ${path || '/'}`;
  if (Array.isArray(schema.enum)) for (const word of schema.enum) if (word !== null) yield `${place} ${word}`;
  if (Array.isArray(schema.type) && schema.type.includes('null')) yield* [`${place} null`, `${place} not null`];
  for (const forms of [schema.oneOf, schema.anyOf, schema.allOf]) {
    if (!Array.isArray(forms)) continue;
    if (forms.some((form) => isObject(form) && form.type === 'null')) yield* [`${place} null`, `${place} not null`];
    for (const form of forms) if (isObject(form)) yield* inSchema(form, status, path, depth + 1);
  }
  if (isObject(schema.items)) yield* inSchema(schema.items, status, `${path}/*`, depth + 1);
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, member] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (!isObject(member)) continue;
    if (!required.includes(name)) yield* [`${status} ${path}/${name} there`, `${status} ${path}/${name} left out`];
    yield* inSchema(member, status, `${path}/${name}`, depth + 1);
  }
}

function* shownBy({ answer }: Exchange, operation: VerifiedOperation): Generator<string> {
  const { status } = answer;
  const body = parsedJson(answer.body);
  if (status >= 400) {
    if (isObject(body) && typeof body.code === 'string') yield `code ${body.code}`;
    return;
  }
  const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const schema = answerSchemaOf(operation, status, type);
  if (schema === null || body === undefined) return;
  for (const spot of schemaLocationsOf(schema, body)) yield* shownAt(spot, status);
}

function* shownAt({ path, value, schema }: SchemaLocation, status: number): Generator<string> {
  const at = path.map((step) => (typeof step === 'number' ? '/*' : `/${step}`)).join('');
  const place = `${status} ${at || '/'}`;
  yield value === null ? `${place} null` : `${place} not null`;
  if (typeof value === 'string' || typeof value === 'number') yield `${place} ${value}`;
  if (!isObject(value) || !isObject(schema.properties)) return;
  for (const name of Object.keys(schema.properties))
    yield `${status} ${at}/${name} ${name in value ? 'there' : 'left out'}`;
}
