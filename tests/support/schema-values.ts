import fc from 'fast-check';
import type { Schema } from '@/contract/openapi-document';

/** Values that most patterns of texts, names and addresses accept. */
const USUAL_TEXTS = ['Pune, at the office by the lake', 'pune', 'https://mail.example/x', '/reviews', '2'];
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
  date: '2026-11-20',
  'date-time': '2026-11-20T09:30:00.000Z',
  email: 'asha@mail.example',
  uri: 'https://mail.example/x',
};

/** Deterministic, with each optional member. */
export function anyValueOf(whole: Schema): unknown {
  const schema = mergedOf(whole);
  for (const keyword of ['const', 'default', 'example']) if (schema[keyword] !== undefined) return schema[keyword];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = choicesOf(schema);
  if (first !== undefined) return anyValueOf(first);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(membersOf(schema)).map(([name, member]) => [name, anyValueOf(member)]));
    case 'array': {
      const { items, minItems } = schema;
      return typeof minItems === 'number' && minItems > 0 && isSchema(items) ? [anyValueOf(items)] : [];
    }
    case 'string':
      return textOf(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return typeof schema.minimum === 'number' ? schema.minimum : 1;
  }
}

export function choicesOf({ oneOf, anyOf }: Schema): readonly Schema[] {
  return [oneOf, anyOf].flatMap((forms) => (Array.isArray(forms) ? forms.filter(isSchema) : []));
}

export function membersOf({ properties }: Schema): Readonly<Record<string, Schema>> {
  const own = isSchema(properties) ? Object.entries(properties) : [];
  return Object.fromEntries(own.filter((entry): entry is [string, Schema] => isSchema(entry[1])));
}

/** Merges `allOf`; own keywords take precedence. */
export function mergedOf({ allOf, ...own }: Schema): Schema {
  if (!Array.isArray(allOf)) return own;
  const parts = allOf.filter(isSchema).map(mergedOf);
  const properties = Object.assign({}, ...parts.map(membersOf), membersOf(own));
  return Object.assign({}, ...parts, own, Object.keys(properties).length > 0 ? { properties } : {});
}

export function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function textOf({ format, pattern, minLength = 0, maxLength = Number.MAX_SAFE_INTEGER }: Schema): string {
  if (typeof format === 'string' && BY_FORMAT[format] !== undefined) return BY_FORMAT[format];
  const form = new RegExp(typeof pattern === 'string' ? pattern : '', 'u');
  const fits = (text: string) =>
    form.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength);
  const padded = USUAL_TEXTS.map((text) => text.padEnd(Number(minLength), ' and more'));
  const usual = padded.find(fits);
  return usual ?? fc.sample(fc.stringMatching(form).filter(fits), { numRuns: 1, seed: 1 })[0] ?? '';
}
