import type { Parameter, Schema } from '@/contract/openapi-document';
import { COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import type { Sample } from './operation-samples';
import { anyValueOf, choicesOf, isSchema, membersOf, mergedOf } from './schema-values';

export interface HostileSample {
  readonly title: string;
  readonly sample: Sample;
}

/** Troublesome texts for databases, JSON columns, logs and screens. */
const HOSTILE: Readonly<Record<string, (usual: string, maxLength: number) => string>> = {
  NUL: (usual) => `${usual}\u0000`,
  'half a character': (usual) => `${usual}\uD83D`,
  'a bell': (usual) => `${usual}\u0007`,
  'a turn of direction': (usual) => `\u202E${usual}`,
  overlong: (usual, maxLength) => usual.padEnd(maxLength + 1, 'x'),
};

/** For strings limited by pattern or format only. */
const USUAL_MAX_LENGTH = 10_000;

interface Place {
  readonly path: readonly string[];
  readonly usual: string;
  readonly maxLength: number;
  readonly put: (text: string) => unknown;
}

/** Each hostile text in each string, including optional members and other forms. */
export function hostileSamples(operation: ServiceOperation, sample: Sample): readonly HostileSample[] {
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  const ofBody = schema === undefined ? [] : [...placesIn(schema, sample.body)];
  return [
    ...operation.parameters.flatMap((parameter) => ofParameter(parameter, sample)),
    ...ofBody.flatMap((place) =>
      texts(place).map(([title, body]) => ({ title: `body ${title}`, sample: { ...sample, body } })),
    ),
  ];
}

function ofParameter({ name, in: place, schema = {} }: Parameter, sample: Sample): readonly HostileSample[] {
  // Headers cannot contain these characters.
  if ((place !== 'path' && place !== 'query') || COMMON_HEADERS.includes(name)) return [];
  return [...placesIn(schema, sample[place][name])].flatMap((found) =>
    texts(found)
      .filter(([, value]) => !/\p{Surrogate}/u.test(String(value)))
      .map(([title, value]) => ({
        title: `${place} ${name} ${title}`,
        sample: { ...sample, [place]: { ...sample[place], [name]: String(value) } },
      })),
  );
}

function texts({ path, usual, maxLength, put }: Place): readonly (readonly [title: string, value: unknown])[] {
  return Object.entries(HOSTILE).map(([what, make]) => [`${path.join('.')}: ${what}`, put(make(usual, maxLength))]);
}

function* placesIn(whole: Schema, given: unknown): Generator<Place> {
  const schema = mergedOf(whole);
  const choices = choicesOf(schema);
  for (const choice of choices) yield* placesIn(choice, follows(choice, given) ? given : undefined);
  if (choices.length > 0) return;
  const value = given === undefined || given === null ? anyValueOf(schema) : given;
  if ([schema.type].flat().includes('string')) {
    yield { path: [], usual: String(value ?? ''), maxLength: maxLengthOf(schema), put: (text) => text };
  } else if (isSchema(schema.items)) {
    yield* within(placesIn(schema.items, Array.isArray(value) ? value[0] : undefined), '0', (item) => [item]);
  } else if (typeof value === 'object' && value !== null) {
    yield* placesInObject(schema, value);
  }
}

function* placesInObject(schema: Schema, value: object): Generator<Place> {
  const known = new Map<string, unknown>(Object.entries(value));
  for (const [name, member] of Object.entries(membersOf(schema))) {
    yield* within(placesIn(member, known.get(name)), name, (part) => ({ ...value, [name]: part }));
  }
  const { additionalProperties: others } = schema;
  if (!isSchema(others)) return;
  const other = anyValueOf(others);
  const maxLength = isSchema(schema.propertyNames) ? maxLengthOf(mergedOf(schema.propertyNames)) : USUAL_MAX_LENGTH;
  yield { path: ['(a name)'], usual: 'other', maxLength, put: (text) => ({ ...value, [text]: other }) };
  yield* within(placesIn(others, other), 'other', (part) => ({ ...value, other: part }));
}

function* within(places: Iterable<Place>, step: string, wrap: (part: unknown) => unknown): Generator<Place> {
  for (const { path, put, ...place } of places)
    yield { ...place, path: [step, ...path], put: (text) => wrap(put(text)) };
}

function maxLengthOf({ maxLength }: Schema): number {
  return typeof maxLength === 'number' ? maxLength : USUAL_MAX_LENGTH;
}

function follows({ type, properties }: Schema, value: unknown): boolean {
  const types = [type].flat();
  if (typeof value !== 'object' || value === null) return types.includes(value === null ? 'null' : typeof value);
  if (!types.includes('object') || !isSchema(properties)) return false;
  return Object.entries(properties).every(
    ([name, member]) => !isSchema(member) || member.const === undefined || member.const === Reflect.get(value, name),
  );
}
