import type { Sample } from '@tests/support/operation-samples';
import type { Schema } from '@/contract/openapi-document';
import { COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { PlacedOperation } from './all-operations';

/** A parameter or member that accepts free text. */
export interface TextField {
  readonly name: string;
  readonly room: number;
  /** True if the contract accepts this text. */
  takes(text: string): boolean;
  fill(sample: Sample, text: string): Sample;
}

interface Leaf {
  readonly schema: Schema;
  readonly path: readonly Step[];
}

type Step = 'items' | { readonly member: string; readonly beside: Readonly<Record<string, unknown>> };

const MAX_ROOM = 12_000;
/** Bytes per URL parameter; ten fit a request. */
const MAX_ENCODED = 1_200;

export function textFieldsOf(operation: PlacedOperation): readonly TextField[] {
  const groups = { path: 'path', query: 'query', header: 'headers' } as const;
  const ofParameters = operation.parameters.flatMap(({ name, in: place, schema = {} }): readonly TextField[] => {
    if (place === 'cookie' || COMMON_HEADERS.includes(name) || !isFree(schema)) return [];
    const group = groups[place];
    const fill = (sample: Sample, text: string): Sample => ({
      ...sample,
      [group]: { ...sample[group], [name]: cut(text) },
    });
    return [{ ...fieldOf(schema, `${place} ${name}`), fill }];
  });
  const body = operation.requestBody?.content[JSON_TYPE]?.schema;
  const leaves = body === undefined ? [] : [...freeTextsIn(body, [])];
  const ofBody = leaves.map(({ path, schema }): TextField => {
    const name = path.map((step) => (step === 'items' ? step : step.member)).join('.');
    return {
      ...fieldOf(schema, `body ${name}`),
      fill: (sample, text) => ({ ...sample, body: filled(sample.body, path, text) }),
    };
  });
  return [...ofParameters, ...ofBody];
}

function fieldOf(schema: Schema, name: string): Omit<TextField, 'fill'> {
  const patterns = partsOf(schema).flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [new RegExp(pattern, 'u')] : [],
  );
  return { name, room: roomOf(schema), takes: (text) => patterns.every((pattern) => pattern.test(text)) };
}

function* freeTextsIn(schema: Schema, path: Leaf['path']): Generator<Leaf> {
  if (isFree(schema)) yield { path, schema };
  for (const { items, properties } of partsOf(schema)) {
    if (isSchema(items)) yield* freeTextsIn(items, [...path, 'items']);
    if (!isSchema(properties)) continue;
    const beside = fixedMembersOf(properties);
    for (const [member, part] of Object.entries(properties)) {
      if (isSchema(part)) yield* freeTextsIn(part, [...path, { member, beside }]);
    }
  }
}

function fixedMembersOf(properties: Schema): Readonly<Record<string, unknown>> {
  const members = Object.entries(properties).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const value = part.const ?? [part.enum].flat()[0];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(members);
}

function isFree(schema: Schema): boolean {
  const parts = partsOf(schema);
  const isText = parts.some(({ type }) => [type].flat().includes('string'));
  const isFixed = parts.some(({ enum: options, const: only, format }) => (options ?? only ?? format) !== undefined);
  return isText && !isFixed && ['_a_a', 'a a', 'a,a'].some((text) => fieldOf(schema, '').takes(text));
}

function partsOf(schema: Schema): readonly Schema[] {
  const others = [schema.allOf, schema.oneOf, schema.anyOf].flat().filter(isSchema);
  return [schema, ...others.flatMap(partsOf)];
}

function roomOf(schema: Schema): number {
  const lengths = partsOf(schema).flatMap(({ maxLength }) => (typeof maxLength === 'number' ? [maxLength] : []));
  return Math.min(...lengths, MAX_ROOM);
}

function cut(text: string): string {
  let bytes = 0;
  const kept = [...text].filter((sign) => {
    bytes += encodeURIComponent(sign).length;
    return bytes <= MAX_ENCODED;
  });
  return kept.join('');
}

function filled(value: unknown, [step, ...rest]: Leaf['path'], text: string): unknown {
  if (step === undefined) return text;
  if (step === 'items') {
    const items = Array.isArray(value) && value.length > 0 ? value : [undefined];
    return items.map((item) => filled(item, rest, text));
  }
  const members = isSchema(value) ? value : step.beside;
  return { ...members, [step.member]: filled(members[step.member], rest, text) };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
