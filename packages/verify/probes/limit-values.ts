import type { Sample } from '@tests/support/operation-samples';
import { choicesOf, isSchema, membersOf, mergedOf } from '@tests/support/schema-values';
import type { Schema } from '@/contract/openapi-document';
import { JSON_TYPE } from '@/contract/openapi-document';
import { createBodyCompiler } from '@/contract/schema-compilers';
import { matchesSchema } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Path } from '../values';
import { isObject, valueAt, withValueAt } from '../values';

interface LimitSample {
  readonly title: string;
  /** The path of a text field in `x-rules`. Null for a number. */
  readonly field: string | null;
  readonly sample: Sample;
  /** True if the schemas accept the value. */
  readonly isRight: boolean;
}

/** A text of only invisible characters. */
const UNSEEN = '\u200b';
const EMOJI = '🙂';
/** The maximum length of a text. Longer ones are slow and show nothing more. */
const MAX_TEXT = 20_000;

const compileBody = createBodyCompiler();

export function* limitSamples(operation: VerifiedOperation, sample: Sample): Generator<LimitSample> {
  for (const { name, in: place, schema = {} } of operation.parameters) {
    if (place !== 'query' || name === 'cursor') continue;
    for (const { title, value } of valuesFor(formOf(schema, sample.query[name]), sample.query[name], true)) {
      if (value === '') continue;
      const isRight = matchesSchema(schema, value);
      yield {
        title: `query ${name} ${title}`,
        field: null,
        sample: { ...sample, query: { ...sample.query, [name]: String(value) } },
        isRight,
      };
    }
  }
  const whole = operation.requestBody?.content[JSON_TYPE]?.schema;
  if (whole === undefined || !isObject(sample.body)) return;
  // These schemas do not check precision, which limits only answers.
  const judge = compileBody(whole);
  const takes = (body: unknown) => judge(structuredClone(body));
  for (const { path, schema } of membersIn(whole, sample.body, [])) {
    for (const { title, value } of valuesFor(schema, valueAt(sample.body, path), false)) {
      const body = withValueAt(sample.body, path, value);
      const field = path.join('.');
      const ofText = typeof value === 'string' && schema.format === undefined ? field : null;
      yield { title: `body ${field} ${title}`, field: ofText, sample: { ...sample, body }, isRight: takes(body) };
    }
  }
}

interface Value {
  readonly title: string;
  readonly value: unknown;
}

function* valuesFor(schema: Schema, good: unknown, isParameter: boolean): Generator<Value> {
  const types = [schema.type].flat();
  if (types.includes('string')) yield* textsFor(schema, good, isParameter);
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items, format, pattern } = schema;
  if (types.includes('string') && format === undefined && schema.enum === undefined && isOpen(pattern)) {
    const least = typeof minLength === 'number' ? minLength : 0;
    if (least > 1) yield { title: 'one under its length', value: text(least - 1) };
    if (least > 0) yield { title: 'at its least length', value: text(least) };
    if (typeof maxLength === 'number' && maxLength <= MAX_TEXT) {
      yield { title: 'at its greatest length', value: text(maxLength) };
      yield { title: 'one over its length', value: text(maxLength + 1) };
      if (!isParameter) yield { title: 'at its greatest length in emoji', value: EMOJI.repeat(maxLength) };
    }
    if (typeof pattern === 'string' && pattern.startsWith('^(?!') && !isParameter)
      yield { title: 'of unseen signs', value: UNSEEN.repeat(Math.max(least, 3)) };
  }
  if (types.includes('integer') || types.includes('number')) {
    if (typeof minimum === 'number')
      yield* [around('one under its minimum', minimum - 1), around('at its minimum', minimum)];
    if (typeof maximum === 'number')
      yield* [around('at its maximum', maximum), around('one over its maximum', maximum + 1)];
    if (!isParameter && !types.includes('string')) yield { title: 'as text', value: String(minimum ?? 1) };
  }
  if (types.includes('boolean') && !isParameter && !types.includes('string')) yield { title: 'as text', value: 'true' };
  if (
    types.includes('array') &&
    isSchema(items) &&
    typeof maxItems === 'number' &&
    typeof minItems === 'number' &&
    minItems > 0
  )
    yield { title: 'with one item too few', value: [] };
}

function* textsFor({ enum: words, format }: Schema, good: unknown, isParameter: boolean): Generator<Value> {
  const [word] = Array.isArray(words) ? words : [good];
  if (typeof word !== 'string' || word === '') return;
  if (words !== undefined) yield { title: 'in capitals', value: word.toUpperCase() };
  else if (format === undefined) {
    yield { title: 'with a sign of control', value: `${word}\u0007` };
    yield { title: 'with a sign that turns it around', value: `${word}\u202e` };
    yield { title: 'of blanks', value: ' '.repeat(Math.max(3, word.length)) };
    yield { title: 'in two lines', value: `${word}\n${word}` };
  }
  if (!isParameter) yield { title: 'as a list', value: [word] };
  yield* (NEARLY[String(format)] ?? []).map((value) => ({ title: `as ${value}`, value }));
}

const NEARLY: Readonly<Record<string, readonly string[]>> = {
  email: ['asha@nimbu', 'asha@nimbu..example'],
  date: ['2026-02-30', '2026-12-15T00:00:00Z', '15-12-2026'],
  uuid: ['6f1f0a528f0e4d0e8a550a5d8f4b2c11'],
};

function formOf(whole: Schema, value: unknown): Schema {
  const schema = mergedOf(whole);
  const forms = choicesOf(schema);
  if (forms.length === 0) return schema;
  const some = forms.filter(({ type }) => type !== 'null');
  const form = some.find((one) => value !== undefined && matchesSchema(one, value)) ?? some[0];
  const { oneOf: _one, anyOf: _any, ...own } = schema;
  return form === undefined ? own : mergedOf({ ...form, ...own });
}

function* membersIn(
  whole: Schema,
  body: unknown,
  path: Path,
): Generator<{ readonly path: Path; readonly schema: Schema }> {
  for (const [name, member] of Object.entries(membersOf(formOf(whole, body)))) {
    const value = valueAt(body, [name]);
    if (value === undefined) continue;
    if (isObject(value)) yield* membersIn(member, value, [...path, name]);
    else yield { path: [...path, name], schema: formOf(member, value ?? undefined) };
  }
}

function isOpen(pattern: unknown): boolean {
  return typeof pattern !== 'string' || pattern.includes('[^') || pattern.includes('(?!');
}

function around(title: string, value: number): Value {
  return { title, value };
}

const WORDS = 'The office is near the lake and the team is calm. ';

function text(length: number): string {
  const whole = WORDS.repeat(Math.ceil(length / WORDS.length) + 1).slice(0, length);
  return whole.replace(/^ | $/g, 'a');
}
