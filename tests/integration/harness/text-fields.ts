import type { Sample } from '@tests/support/operation-samples';
import type { Schema } from '@/contract/openapi-document';
import { COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { PlacedOperation } from './all-operations';

/** A place in a call that takes a text of the sender's own. */
export interface TextField {
  /** `query q`, `body poll.options.0`. */
  readonly name: string;
  /** The longest text, in characters. */
  readonly room: number;
  /** Whether the contract lets this text in. */
  takes(text: string): boolean;
  /** The call with this text in the field; lists of texts are filled. */
  fill(sample: Sample, text: string): Sample;
}

interface Leaf {
  readonly schema: Schema;
  readonly path: readonly Step[];
}

/** A step to a leaf: into each item of a list, or to a member of an object whose fixed members stand beside it. */
type Step = 'items' | { readonly member: string; readonly beside: Readonly<Record<string, unknown>> };

/** The most characters of a text without a length of its own. */
const MAX_ROOM = 12_000;
/** The most bytes of one parameter in an address: ten of them are within what a server reads. */
const MAX_ENCODED = 1_200;

/** The fields of an operation that take free text: ids, dates and options are none. */
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

/** Members with one value or a few, which tell alternatives apart. */
function fixedMembersOf(properties: Schema): Readonly<Record<string, unknown>> {
  const members = Object.entries(properties).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const value = part.const ?? [part.enum].flat()[0];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(members);
}

/** Whether a schema is of a text that people or clients make up. */
function isFree(schema: Schema): boolean {
  const parts = partsOf(schema);
  const isText = parts.some(({ type }) => [type].flat().includes('string'));
  const isFixed = parts.some(({ enum: options, const: only, format }) => (options ?? only ?? format) !== undefined);
  return isText && !isFixed && ['_a_a', 'a a', 'a,a'].some((text) => fieldOf(schema, '').takes(text));
}

/** The schema and those that it is put together from. */
function partsOf(schema: Schema): readonly Schema[] {
  const others = [schema.allOf, schema.oneOf, schema.anyOf].flat().filter(isSchema);
  return [schema, ...others.flatMap(partsOf)];
}

function roomOf(schema: Schema): number {
  const lengths = partsOf(schema).flatMap(({ maxLength }) => (typeof maxLength === 'number' ? [maxLength] : []));
  return Math.min(...lengths, MAX_ROOM);
}

/** The text as far as it fits in an address. */
function cut(text: string): string {
  let bytes = 0;
  const kept = [...text].filter((sign) => {
    bytes += encodeURIComponent(sign).length;
    return bytes <= MAX_ENCODED;
  });
  return kept.join('');
}

/** The value with the text at the path; what is not there is made, and a list has it in each of its items. */
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
