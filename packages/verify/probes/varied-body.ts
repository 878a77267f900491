import { choicesOf, membersOf, mergedOf } from '@tests/support/schema-values';
import type { Schema } from '@/contract/openapi-document';
import { JSON_TYPE } from '@/contract/openapi-document';
import { matchesSchema } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject } from '../values';

/** A text with characters that careless code escapes, decodes, cuts or loses. */
const DIFFICULT =
  ` The canteen is < 5 min away & isn't "dear"; नमस्ते is said there 🙂, and naïve questions are welcome.\nTeams of 2 > 1 sit <b>near</b> the lake: 100%25, C:\\team, ½.` +
  ' Training takes a week, and after that people choose what they work on. Meetings end on time, most of them before lunch.';
/** The length of a long text, which overflows short database columns. */
const LENGTH = 300;
/** The maximum for a number that is varied. Larger numbers are probably ids. */
const MAX_SCALE = 100;

export function variedBody({ requestBody, recipe }: VerifiedOperation, body: unknown): unknown {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (schema === undefined || !isObject(body)) return body;
  const naming = Object.values(recipe.codes ?? {}).flatMap((code) => Object.keys(code.body ?? {}));
  const named = Object.entries(body).filter(([name, value]) => naming.includes(name) && typeof value === 'number');
  const varied = { ...variedObject(schema, body), ...Object.fromEntries(named) };
  return matchesSchema(schema, varied) ? varied : body;
}

function variedObject(schema: Schema, value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const members = membersOf(formOf(schema, value));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const own = members[name];
      return [name, own === undefined ? member : varied(own, member)];
    }),
  );
}

function varied(schema: Schema, value: unknown): unknown {
  if (isObject(value)) return variedObject(schema, value);
  const { pattern, format, enum: words, minLength = 0, maxLength, minimum, maximum } = formOf(schema, value);
  if (typeof value === 'string' && isProse(pattern) && format === undefined && words === undefined) {
    const long = `${value}${DIFFICULT}`.slice(0, LENGTH);
    const text = [...long]
      .slice(0, typeof maxLength === 'number' ? maxLength : LENGTH)
      .join('')
      .trim();
    return text.length >= Number(minLength) ? text : value;
  }
  const isScale = typeof minimum === 'number' && typeof maximum === 'number' && maximum <= MAX_SCALE;
  if (typeof value === 'number' && Number.isInteger(value) && isScale) return value > minimum ? value - 1 : value + 1;
  return value;
}

function isProse(pattern: unknown): boolean {
  return typeof pattern === 'string' && pattern.endsWith('[^\\u0000]*$');
}

function formOf(whole: Schema, value: unknown): Schema {
  const schema = mergedOf(whole);
  const form = choicesOf(schema).find((one) => matchesSchema(one, value));
  const { oneOf: _one, anyOf: _any, ...own } = schema;
  return form === undefined ? schema : mergedOf({ ...form, ...own });
}
