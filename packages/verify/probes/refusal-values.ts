import type { Sample } from '@tests/support/operation-samples';
import type { Parameter, Schema } from '@/contract/openapi-document';
import { seededUuid } from '../calls/seeded';
import { matchesSchema } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Path } from '../values';
import { isObject, withValueAt } from '../values';

/** Placeholder names for not-found probes, in the order tried. */
const UNKNOWN = ['no-such-thing-x9', 'Nosuchthingxq', '2147483646', '999999', 'no-such-thing-x9.webp'];

/** Returns a parameter value that identifies nothing, or null if every value identifies something. */
export function unknownValue(schema: Schema, seed: number, label: string): string | null {
  if (schema.enum !== undefined || schema.const !== undefined) return null;
  const uuid = seededUuid(seed, label);
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  // Uses rare consonants, because the letters of a UUID can look like a short name with a typo.
  const word = uuid
    .replaceAll('-', '')
    .replaceAll(/./g, (digit) => 'qxzjvkwhxqjzkvhw'.charAt(Number.parseInt(digit, 16)));
  const value = [word, uuid, ...UNKNOWN].find((text) => matchesSchema(schema, isNumber ? Number(text) : text));
  return value ?? null;
}

export function withUnknownPath({ parameters }: VerifiedOperation, sample: Sample, seed: number): Sample | null {
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  for (const { name, schema = {} } of inPath.toReversed()) {
    const value = unknownValue(schema, seed, `path ${name}`);
    if (value !== null) return { ...sample, path: { ...sample.path, [name]: value } };
  }
  return null;
}

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

export function otherBodies({ requestBody }: VerifiedOperation, body: unknown): readonly unknown[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!isObject(body) || schema === undefined) return [];
  const scalars = scalarsIn(body, []);
  // Changes booleans only if there is nothing else, because they may change the meaning of a call.
  const contents = scalars.filter(([, value]) => typeof value !== 'boolean');
  return (contents.length > 0 ? contents : scalars)
    .toSorted((one, other) => freedomOf(other) - freedomOf(one))
    .flatMap(([path, value]) => {
      const changed = changedScalar(value).map((other) => withValueAt(body, path, other));
      return changed.find((candidate) => matchesSchema(schema, candidate)) ?? [];
    });
}

function scalarsIn(value: unknown, path: Path): readonly (readonly [Path, unknown])[] {
  if (!isObject(value)) return Array.isArray(value) ? [] : [[path, value]];
  return Object.entries(value).flatMap(([name, member]) => scalarsIn(member, [...path, name]));
}

const LONG_TEXT = 40;
/** The amount from which a service may round numbers. A change of one rupee would not show. */
const LARGE_AMOUNT = 10_000;

/**
 * Ranks values by how freely they can vary. Short texts rank last, because the service may look them up before it
 * compares the key.
 */
function freedomOf([path, value]: readonly [Path, unknown]): number {
  if (/Id$/.test(String(path.at(-1)))) return 0;
  if (typeof value === 'string') return value.length >= LONG_TEXT ? 2 : 0;
  return typeof value === 'number' ? 1 : 0;
}

function changedScalar(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [`${value} too`, value.slice(0, -1)];
  if (typeof value === 'number') return changedNumber(value);
  return typeof value === 'boolean' ? [!value] : [];
}

function changedNumber(value: number): readonly number[] {
  if (value >= LARGE_AMOUNT) return [2 * value, value / 2];
  return [value + 10 * LARGE_AMOUNT, ...(value > 20 ? [Math.floor(value / 2)] : []), value + 1, value - 1];
}

function isOfQuery({ in: place, name }: Parameter): boolean {
  return place === 'query' && name !== 'cursor';
}
