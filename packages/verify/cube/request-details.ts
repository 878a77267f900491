import { membersOf, mergedOf } from '@tests/support/schema-values';
import type { Schema } from '@/contract/openapi-document';
import { COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Path } from '../values';
import { parsedJson, valueAt } from '../values';
import type { Exchange } from '../wire/exchange';

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  valueIn(exchange: Exchange): unknown;
}

/** Yields the values that requests can try: enumeration values, limits, patterns, required values and links. */
export function* declaredByRequests(operation: VerifiedOperation): Generator<string> {
  for (const name of operation.sources.keys()) yield `link ${name}`;
  for (const field of fieldsOf(operation)) {
    if (field.isRequired) yield `needs ${field.name}`;
    for (const keyword of Object.keys(LIMITS)) if (keyword in field.schema) yield `${keyword} of ${field.name}`;
    for (const word of wordsOf(field.schema)) yield `word ${word} of ${field.name}`;
  }
}

export function triedDetails(exchanges: readonly Exchange[], operation: VerifiedOperation): readonly string[] {
  const good = exchanges.filter(({ answer }) => answer.status < 400);
  const refused = exchanges.filter(({ answer }) => answer.status === 400);
  const links = good.length > 0 ? [...operation.sources.keys()].map((name) => `link ${name}`) : [];
  const fields = [...fieldsOf(operation)];
  return [
    ...links,
    ...fields.flatMap((field) => good.map((exchange) => `word ${field.valueIn(exchange)} of ${field.name}`)),
    ...fields.flatMap((field) => refused.flatMap((exchange) => brokenBy(field, field.valueIn(exchange)))),
  ];
}

/** Functions that return true if a value breaks the keyword. */
const LIMITS: Readonly<Record<string, (value: unknown, limit: unknown) => boolean>> = {
  minLength: (value, limit) => typeof value === 'string' && [...value].length < Number(limit),
  maxLength: (value, limit) => typeof value === 'string' && [...value].length > Number(limit),
  pattern: (value, limit) => typeof value === 'string' && !new RegExp(String(limit), 'u').test(value),
  minimum: (value, limit) => isNumber(value) && Number(value) < Number(limit),
  maximum: (value, limit) => isNumber(value) && Number(value) > Number(limit),
  minItems: (value, limit) => Array.isArray(value) && value.length < Number(limit),
  maxItems: (value, limit) => Array.isArray(value) && value.length > Number(limit),
};

function brokenBy({ name, schema, isRequired }: Field, value: unknown): readonly string[] {
  if (value === undefined) return isRequired ? [`needs ${name}`] : [];
  return Object.entries(LIMITS).flatMap(([keyword, isBroken]) =>
    keyword in schema && isBroken(value, schema[keyword]) ? [`${keyword} of ${name}`] : [],
  );
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
}

function wordsOf({ enum: words }: Schema): readonly string[] {
  return Array.isArray(words) ? words.filter((word) => word !== null).map(String) : [];
}

function* fieldsOf({ parameters, requestBody }: VerifiedOperation): Generator<Field> {
  for (const { name, in: place, schema = {}, required = false } of parameters) {
    if (COMMON_HEADERS.includes(name) || (place !== 'query' && place !== 'header')) continue;
    const valueIn = ({ request }: Exchange): unknown =>
      place === 'header'
        ? request.headers[name.toLowerCase()]
        : (new URLSearchParams(request.path.split('?')[1] ?? '').get(name) ?? undefined);
    yield { name: `${place} ${name}`, schema: mergedOf(schema), isRequired: required, valueIn };
  }
  const body = requestBody?.content[JSON_TYPE]?.schema;
  if (body !== undefined) yield* membersIn(body, []);
}

function* membersIn(whole: Schema, path: Path): Generator<Field> {
  const schema = mergedOf(whole);
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, member] of Object.entries(membersOf(schema))) {
    const place = [...path, name];
    const valueIn = ({ request }: Exchange): unknown => valueAt(parsedJson(request.body ?? ''), place);
    const isRequired = required.includes(name);
    yield { name: `body ${place.join('.')}`, schema: mergedOf(member), isRequired, valueIn };
    yield* membersIn(member, place);
  }
}
