import type { Sample } from '@tests/support/operation-samples';
import type { Parameter, Schema } from '@/contract/openapi-document';
import { seededUuid } from '../calls/seeded';
import { fits } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject } from '../values';

/** Values that hardly anything is named by, in the order in which they are tried against a schema. */
const UNKNOWN = ['no-such-thing-x9', 'Nosuchthingxq', '2147483646', '999999', 'no-such-thing-x9.webp'];

/** Returns a value that fits a parameter and names nothing; null if every value of it names something. */
export function unknownValue(schema: Schema, seed: number, label: string): string | null {
  if (schema.enum !== undefined || schema.const !== undefined) return null;
  const uuid = seededUuid(seed, label);
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  const value = [uuid, ...UNKNOWN].find((text) => fits(schema, isNumber ? Number(text) : text));
  return value ?? null;
}

/** The sample with the last part of its path that can name nothing; null if there is none. */
export function withUnknownPath({ parameters }: VerifiedOperation, sample: Sample, seed: number): Sample | null {
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  for (const { name, schema = {} } of inPath.toReversed()) {
    const value = unknownValue(schema, seed, name);
    if (value !== null) return { ...sample, path: { ...sample.path, [name]: value } };
  }
  return null;
}

/** Samples in each of which one text or number of the query or the body names nothing. */
export function* strangerSamples(operation: VerifiedOperation, sample: Sample, seed: number): Generator<Sample> {
  for (const { name, in: place, schema = {} } of operation.parameters.filter(isOfQuery)) {
    const value = unknownValue(schema, seed, name);
    if (value !== null && place === 'query') yield { ...sample, query: { ...sample.query, [name]: value } };
  }
  const schema = operation.requestBody?.content['application/json']?.schema;
  const properties = isObject(schema?.properties) ? schema.properties : {};
  if (!isObject(sample.body)) return;
  for (const [name, member] of Object.entries(properties)) {
    if (!isObject(member)) continue;
    const value = unknownValue(member, seed, name);
    const isNumber = typeof sample.body[name] === 'number';
    if (value !== null) yield { ...sample, body: { ...sample.body, [name]: isNumber ? Number(value) : value } };
  }
}

/** Returns the body with one text or number changed within its schema; null if it has neither. */
export function otherBody({ requestBody }: VerifiedOperation, body: unknown): unknown | null {
  const schema = requestBody?.content['application/json']?.schema;
  if (!isObject(body) || schema === undefined) return null;
  for (const [name, value] of Object.entries(body).toSorted(byFreedom)) {
    const changed = changedScalar(value).map((other) => ({ ...body, [name]: other }));
    const found = changed.find((candidate) => fits(schema, candidate));
    if (found !== undefined) return found;
  }
  return null;
}

const LONG_TEXT = 40;
/** An amount of so much may be rounded, and one more rupee is then the same. */
const LARGE_AMOUNT = 10_000;

/** Long texts and numbers first: a short text names something, which is looked up before the key is compared. */
function byFreedom([, one]: readonly [string, unknown], [, other]: readonly [string, unknown]): number {
  return freedomOf(other) - freedomOf(one);
}

function freedomOf(value: unknown): number {
  if (typeof value === 'string') return value.length >= LONG_TEXT ? 2 : 0;
  return typeof value === 'number' ? 1 : 0;
}

function changedScalar(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [`${value} too`, value.slice(0, -1)];
  if (typeof value === 'number') return value < LARGE_AMOUNT ? [value + 1, value - 1] : [2 * value, value / 2];
  return typeof value === 'boolean' ? [!value] : [];
}

function isOfQuery({ in: place, name }: Parameter): boolean {
  return place === 'query' && name !== 'cursor';
}
