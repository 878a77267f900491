import { describe, expect, it } from 'vitest';
import { fieldSentences } from './field-sentences';
import type { Schema } from './openapi-document';
import { createBodyCompiler } from './schema-compilers';

const text = { type: 'string', minLength: 1 };
const closed = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const working = closed({ status: { type: 'string', const: 'working' }, company: text });
const student = closed({ status: { type: 'string', const: 'student' }, college: text });
const choice: Schema = { oneOf: [working, student] };
const maybe: Schema = closed({ place: { anyOf: [closed({ number: { type: 'integer' } }), { type: 'null' }] } });

const cases: readonly (readonly [string, Schema, unknown, Record<string, string>])[] = [
  ['a type', closed({ n: { type: 'integer' } }), { n: 1.5 }, { n: 'This must be a whole number.' }],
  [
    'one of several types',
    closed({ n: { type: ['integer', 'null'] } }),
    { n: 'x' },
    { n: 'This must be a whole number or empty.' },
  ],
  ['a constant', closed({ n: { const: 1 } }), { n: 2 }, { n: 'This must be 1.' }],
  [
    'a format',
    closed({ at: { type: 'string', format: 'date-time' } }),
    { at: 'now' },
    { at: 'This must be a date with a time (2026-11-20T09:30:00.000Z).' },
  ],
  [
    'an unknown format word',
    closed({ at: { type: 'string', format: 'ipv4' } }),
    { at: 'now' },
    { at: 'This must be ipv4.' },
  ],
  [
    'a field that is named as something that every object has',
    closed({}),
    { constructor: 1, toString: 2 },
    { constructor: 'This is not known here.', toString: 'This is not known here.' },
  ],
  ['a pattern', closed({ n: { type: 'string', pattern: '^a$' } }), { n: 'b' }, { n: 'This is not in the right form.' }],
  [
    'a text with a control character',
    closed({ n: { type: 'string', pattern: '^[^\\u0000-\\u001F]*$' } }),
    { n: 'a\u0007' },
    { n: 'This has invisible characters. Type it again instead of pasting it.' },
  ],
  [
    'a short text',
    closed({ n: { type: 'string', minLength: 3 } }),
    { n: 'b' },
    { n: 'This needs at least 3 characters.' },
  ],
  [
    'a list that is too short',
    closed({ n: { type: 'array', minItems: 1 } }),
    { n: [] },
    { n: 'This needs at least 1 entry.' },
  ],
  [
    'a list that is too long',
    closed({ n: { type: 'array', maxItems: 1 } }),
    { n: [1, 2] },
    { n: 'This can have at most 1 entry.' },
  ],
  [
    'a list that must be empty',
    closed({ n: { type: 'array', maxItems: 0 } }),
    { n: [1] },
    { n: 'This must be empty.' },
  ],
  [
    'a list with the same entry twice',
    closed({ n: { type: 'array', uniqueItems: true } }),
    { n: [1, 1] },
    { n: 'This must not contain the same entry twice.' },
  ],
  [
    'bounds that are excluded',
    closed({ n: { type: 'number', exclusiveMinimum: 0 } }),
    { n: 0 },
    { n: 'This must be more than 0.' },
  ],
  [
    'too many members',
    { type: 'object', maxProperties: 1 },
    { a: 1, b: 2 },
    { body: 'This can have at most 1 field.' },
  ],
  ['a member with a slash in its name', closed({ 'a/b': text }), { 'a/b': 1 }, { 'a/b': 'This must be a text.' }],
  [
    'a choice whose constant tells which form was meant',
    choice,
    { status: 'student', college: '' },
    { college: 'This must not be empty.' },
  ],
  ['a choice of no known form', choice, { status: 'retired' }, { status: 'This must be one of: working, student.' }],
  ['a choice that is no object', choice, 5, { body: 'This has none of the allowed forms.' }],
  [
    'a member that may be null, by its own faults',
    maybe,
    { place: { number: 'x' } },
    { 'place.number': 'This must be a whole number.' },
  ],
  [
    'a member that may be null and is a text',
    maybe,
    { place: 'desk' },
    { place: 'This has none of the allowed forms.' },
  ],
];

describe('fieldSentences', () => {
  it.each(cases)('says what is wrong with %s', (_name, schema, value, wanted) => {
    const validate = createBodyCompiler()(schema);
    expect(validate(value)).toBe(false);
    expect(fieldSentences(validate.errors ?? [], 'body')).toEqual(wanted);
  });

  it('names 20 fields at the most', () => {
    const validate = createBodyCompiler()({ type: 'array', items: { type: 'string' } });
    validate(Array.from({ length: 50 }, (_item, index) => index));
    expect(Object.keys(fieldSentences(validate.errors ?? [], 'body'))).toHaveLength(20);
  });
});
