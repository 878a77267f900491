import type { Parameter, Schema } from '@/contract/openapi-document';
import { COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import type { Sample } from './operation-samples';
import { mergedOf } from './schema-values';

export interface MalformedSample {
  readonly field: string;
  readonly sample: Sample;
}

interface Fault {
  readonly field: readonly string[];
  readonly value: unknown;
}

/** All single violations of the schemas of parameters and body. */
export function malformedSamples(operation: ServiceOperation, sample: Sample): readonly MalformedSample[] {
  const ofParameters = operation.parameters
    .filter(({ name }) => !COMMON_HEADERS.includes(name))
    .flatMap((parameter) => parameterFaults(parameter, sample));
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  const ofBody = schema === undefined ? [] : [...faultsOf(schema, sample.body)];
  return [
    ...ofParameters,
    ...ofBody.map(({ field, value }) => ({ field: field.join('.') || 'body', sample: { ...sample, body: value } })),
  ];
}

const GROUPS = { path: 'path', query: 'query', header: 'headers' } as const;

function parameterFaults({ name, in: place, required, schema = {} }: Parameter, sample: Sample): MalformedSample[] {
  if (place === 'cookie') return [];
  const group = GROUPS[place];
  const { [name]: value, ...others } = sample[group];
  const faults = [...faultsOf(schema, value)].flatMap((fault) => {
    // For text parameters, numbers are no fault, and an empty one is another address.
    const isText = mergedOf(schema).type === 'string' && typeof fault.value !== 'string';
    if (isText || fault.value === '') return [];
    const isSendable = place !== 'header' || /^[\x21-\x7e]+$/.test(String(fault.value));
    if (!isSendable && isFreeText(schema)) return [];
    return [{ ...sample[group], [name]: isSendable ? String(fault.value) : 'nonsense!' }];
  });
  if (required && place !== 'path') faults.push(others);
  return faults.map((values) => ({ field: name, sample: { ...sample, [group]: values } }));
}

function isFreeText(schema: Schema): boolean {
  const { pattern } = mergedOf(schema);
  return typeof pattern === 'string' && new RegExp(pattern, 'u').test('nonsense!');
}

function* faultsOf(given: Schema, value: unknown): Generator<Fault> {
  const schema = chosen(given, value);
  const types = [schema.type ?? []].flat();
  if (schema.const !== undefined || schema.enum !== undefined) yield here('nonsense');
  if (types.includes('integer')) yield here(1.5);
  const wrong = [7, 'nonsense', {}].find((candidate) => !fits(types, candidate));
  if (types.length > 0 && wrong !== undefined) yield here(wrong);
  yield* textFaults(schema);
  if (typeof schema.minimum === 'number') yield here(schema.minimum - 1);
  if (typeof schema.maximum === 'number') yield here(schema.maximum + 1);
  if (Array.isArray(value)) yield* listFaults(schema, value);
  else if (isRecord(value)) yield* objectFaults(schema, value);
}

function* textFaults({ minLength, maxLength, pattern, format }: Schema): Generator<Fault> {
  if (typeof minLength === 'number' && minLength > 0) yield here('');
  if (typeof maxLength === 'number') yield here('x'.repeat(maxLength + 1));
  if (typeof pattern === 'string') {
    const wrong = ['\u0000', ' ', 'nonsense'].find((text) => !new RegExp(pattern, 'u').test(text));
    if (wrong !== undefined) yield here(wrong);
  }
  if (format !== undefined) yield here('nonsense');
}

function* listFaults({ minItems, maxItems, items }: Schema, value: readonly unknown[]): Generator<Fault> {
  if (typeof minItems === 'number' && minItems > 0) yield here([]);
  if (typeof maxItems === 'number') yield here(Array.from({ length: maxItems + 1 }, () => value[0] ?? {}));
  if (value.length > 0 && isRecord(items)) {
    for (const fault of faultsOf(items, value[0])) yield { field: ['0', ...fault.field], value: [fault.value] };
  }
}

function* objectFaults(schema: Schema, value: Readonly<Record<string, unknown>>): Generator<Fault> {
  const { required, properties, additionalProperties } = schema;
  if (Array.isArray(required)) {
    for (const name of required) {
      const { [name]: _left, ...others } = value;
      yield { field: [name], value: others };
    }
  }
  if (additionalProperties === false) yield { field: ['nobodyKnowsThis'], value: { ...value, nobodyKnowsThis: 1 } };
  for (const [name, member] of Object.entries(isRecord(properties) ? properties : {})) {
    if (!(name in value) || !isRecord(member)) continue;
    for (const fault of faultsOf(member, value[name])) {
      yield { field: [name, ...fault.field], value: { ...value, [name]: fault.value } };
    }
  }
}

function chosen(schema: Schema, value: unknown): Schema {
  const { allOf, oneOf, ...own } = schema;
  const parts = Array.isArray(allOf) ? allOf.filter(isRecord).map((part) => chosen(part, value)) : [];
  const alternatives = Array.isArray(oneOf) ? oneOf.filter(isRecord) : [];
  const alternative = alternatives.find((candidate) => follows(candidate, value));
  return Object.assign({}, ...parts, own, alternative === undefined ? {} : chosen(alternative, value));
}

function follows({ type, required, properties }: Schema, value: unknown): boolean {
  if (!isRecord(value)) return ![type].flat().includes('object') && [type].flat().includes(typeOf(value));
  if (!Array.isArray(required) || !isRecord(properties)) return false;
  return required.every((name) => {
    const member = properties[name];
    return name in value && !(isRecord(member) && 'const' in member && member.const !== value[name]);
  });
}

function fits(types: readonly unknown[], value: unknown): boolean {
  return types.includes(typeOf(value)) || (types.includes('number') && typeof value === 'number');
}

function here(value: unknown): Fault {
  return { field: [], value };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
