import fc from 'fast-check';
import type { Schema } from '@/contract/openapi-document';
import { isObject } from '../values';

const MAX_TEXT = 200;
const MAX_ITEMS = 4;

/** Texts that break careless code: joined letters, marks, emoji, quotes, patterns and statements. */
const MIXED = fc.string({
  unit: fc.constantFrom(...'aZ9 ,.-\'"<>&%/\\()[]{}*+?^$|;:#=_~`éßनमस्तेक्ष👩‍💻日本ñ'),
  minLength: 1,
  maxLength: 40,
});

/** Fallback values for strings with a pattern, used if a generated text does not match the pattern. */
const USUAL = [
  'Pune office',
  'pune',
  '2026-05',
  '/reviews',
  'https://mail.example/x',
  'a',
  'Pune, at the office by the lake, with a view',
];

const BY_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: 4 }),
  date: fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
  'date-time': fc.integer({ min: 0, max: 1_800_000_000 }).map((seconds) => new Date(seconds * 1_000).toISOString()),
  email: fc.integer({ min: 1, max: 99_999 }).map((number) => `person-${number}@mail.example`),
  uri: fc.constantFrom('https://mail.example/x', 'https://mail.example/a?b=c#d'),
};

/**
 * Generates values for a dereferenced schema. Callers check each value against the schema, since fast-check cannot read
 * some patterns.
 */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return anyOf(schema);
}

function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { allOf, oneOf, anyOf: some, ...own } = schema;
  if (Array.isArray(allOf)) return anyOf(mergedParts([...allOf.filter(isObject), own]));
  const forms = [oneOf, some].flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []));
  if (forms.length > 0) return fc.oneof(...forms.map((form) => anyOf(mergedParts([form, own]))));
  if ('const' in own) return fc.constant(own.const);
  if (Array.isArray(own.enum)) return fc.constantFrom(...own.enum);
  const types = [own.type ?? []].flat();
  return types.length === 0 ? fc.constant({}) : fc.oneof(...types.map((type) => ofType(String(type), own)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(boundsOf(schema, 1));
    case 'number':
      return fc.double({ ...boundsOf(schema, 0), noNaN: true, noDefaultInfinity: true });
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return textOf(schema);
  }
}

function boundsOf({ minimum, maximum, exclusiveMinimum }: Schema, step: number): { min: number; max: number } {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : minimum;
  const min = typeof least === 'number' ? least : -1_000_000;
  return { min, max: typeof maximum === 'number' ? maximum : Math.max(min, 1_000_000) };
}

function arrayOf({ items, minItems, maxItems, uniqueItems }: Schema): fc.Arbitrary<unknown> {
  const minLength = typeof minItems === 'number' ? minItems : 0;
  const most = typeof maxItems === 'number' ? maxItems : MAX_ITEMS;
  const lengths = { minLength, maxLength: Math.max(minLength, Math.min(most, MAX_ITEMS)) };
  const item = isObject(items) ? anyOf(items) : fc.constant(0);
  if (uniqueItems === true) return fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) });
  return fc.array(item, lengths);
}

function objectOf({ properties, required }: Schema): fc.Arbitrary<unknown> {
  const members = Object.entries(isObject(properties) ? properties : {});
  const model = Object.fromEntries(
    members.flatMap(([name, member]) => (isObject(member) ? [[name, anyOf(member)] as const] : [])),
  );
  const requiredKeys = (Array.isArray(required) ? required : []).filter(
    (name): name is string => typeof name === 'string' && name in model,
  );
  return fc.record(model, { requiredKeys });
}

function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const byFormat = typeof format === 'string' ? BY_FORMAT[format] : undefined;
  if (byFormat !== undefined) return byFormat;
  const min = typeof minLength === 'number' ? minLength : 0;
  const max = Math.max(min, Math.min(typeof maxLength === 'number' ? maxLength : MAX_TEXT, MAX_TEXT));
  const isLong = (text: string) => [...text].length >= min && [...text].length <= max;
  const mixed = MIXED.map((text) => (min > text.length ? text.repeat(Math.ceil(min / text.length)) : text)).map(
    (text) => [...text].slice(0, max).join(''),
  );
  if (typeof pattern !== 'string')
    return min === 0 ? fc.oneof({ weight: 5, arbitrary: mixed }, fc.constant('')) : mixed;
  const form = new RegExp(pattern, 'u');
  // fast-check cannot read look-aheads and negated classes. Most random texts match such patterns, so these are
  // generated freely.
  const isExclusion = pattern.includes('(?!') || pattern.includes('[^');
  const usual = USUAL.find((text) => form.test(text) && isLong(text));
  return (isExclusion ? mixed : fc.stringMatching(form)).map((text) =>
    form.test(text) && isLong(text) ? text : (usual ?? text),
  );
}

function mergedParts(parts: readonly Schema[]): Schema {
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => (Array.isArray(part.required) ? part.required : []));
  return {
    ...Object.assign({}, ...parts),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}
