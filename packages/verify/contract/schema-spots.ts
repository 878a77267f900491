import type { ValidateFunction } from 'ajv';
import type { Schema } from '@/contract/openapi-document';
import { createAnswerCompiler } from '@/contract/schema-compilers';
import type { Path } from '../values';
import { isObject } from '../values';

export interface Spot {
  readonly path: Path;
  readonly schema: Schema;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly isChosen: boolean;
  readonly keywords: readonly string[];
}

const compile = createAnswerCompiler();
const validators = new WeakMap<Schema, ValidateFunction>();

/** Returns whether a value matches a dereferenced schema. */
export function fits(schema: Schema, value: unknown): boolean {
  return validatorOf(schema)(value);
}

export function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const validate = compile(schema);
  validators.set(schema, validate);
  return validate;
}

export function spotsOf(schema: Schema, value: unknown): readonly Spot[] {
  return [...walk({ path: [], schema, value, isRequired: true, isChosen: false, keywords: [] })];
}

function* walk(given: Spot): Generator<Spot> {
  const spot = settled(given);
  yield spot;
  const { schema, value, path, isChosen, keywords } = spot;
  if (Array.isArray(value) && isObject(schema.items)) {
    for (const [index, item] of value.entries()) {
      const inner = { path: [...path, index], schema: schema.items, value: item, isRequired: false };
      yield* walk({ ...inner, isChosen, keywords: [...keywords, 'items'] });
    }
  }
  if (!isObject(value)) return;
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, member] of Object.entries(value)) {
    const own = properties[name];
    const other = isObject(schema.additionalProperties) ? schema.additionalProperties : undefined;
    const memberSchema = isObject(own) ? own : other;
    if (memberSchema === undefined) continue;
    const way = isObject(own) ? ['properties', name] : ['additionalProperties'];
    const inner = { path: [...path, name], schema: memberSchema, value: member, isRequired: required.includes(name) };
    yield* walk({ ...inner, isChosen, keywords: [...keywords, ...way] });
  }
}

/** Schemas that resolve in the same way for every value, with the keywords that lead to their members. */
const alike = new WeakMap<Schema, { readonly schema: Schema; readonly steps: readonly string[] }>();

function settled(spot: Spot): Spot {
  const known = alike.get(spot.schema);
  if (known !== undefined) return { ...spot, schema: known.schema, keywords: [...spot.keywords, ...known.steps] };
  const found = settledByValue(spot);
  if (isAlike(spot.schema))
    alike.set(spot.schema, { schema: found.schema, steps: found.keywords.slice(spot.keywords.length) });
  return found;
}

function isAlike({ allOf, oneOf, anyOf }: Schema): boolean {
  const parts = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  return !Array.isArray(oneOf) && !Array.isArray(anyOf) && parts.every(isAlike);
}

function settledByValue(spot: Spot): Spot {
  const { allOf, oneOf, anyOf, ...own } = spot.schema;
  let schema: Schema = own;
  let { isChosen, keywords } = spot;
  for (const [index, part] of (Array.isArray(allOf) ? allOf : []).entries()) {
    if (!isObject(part)) continue;
    const inner = settled({ ...spot, schema: part });
    schema = merged(inner.schema, schema);
    if (isObject(inner.schema.properties)) keywords = [...spot.keywords, 'allOf', String(index)];
  }
  for (const [keyword, forms] of Object.entries({ oneOf, anyOf })) {
    if (!Array.isArray(forms)) continue;
    const index = forms.findIndex((form) => isObject(form) && fits(form, spot.value));
    const form: unknown = forms[index];
    if (!isObject(form)) continue;
    const inner = settled({ ...spot, schema: form, keywords: [...keywords, keyword, String(index)] });
    schema = merged(inner.schema, schema);
    keywords = inner.keywords;
    isChosen = true;
  }
  return { ...spot, schema, isChosen, keywords };
}

function merged(inner: Schema, outer: Schema): Schema {
  const properties = { ...objectOf(inner.properties), ...objectOf(outer.properties) };
  const required = [...listOf(inner.required), ...listOf(outer.required)];
  return {
    ...inner,
    ...outer,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

function objectOf(value: unknown): object {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
