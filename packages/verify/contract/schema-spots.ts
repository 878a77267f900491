import type { ValidateFunction } from 'ajv';
import type { Schema } from '@/contract/openapi-document';
import { createAnswerCompiler } from '@/contract/schema-compilers';
import type { Path } from '../values';
import { isObject } from '../values';

export interface SchemaLocation {
  readonly path: Path;
  readonly schema: Schema;
  readonly value: unknown;
  readonly isRequired: boolean;
  /** The path of the schema within its document. */
  readonly pointer: readonly string[];
}

const compile = createAnswerCompiler();
const validators = new WeakMap<Schema, ValidateFunction>();

export function matchesSchema(schema: Schema, value: unknown): boolean {
  return validatorOf(schema)(value);
}

export function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const validate = compile(schema);
  validators.set(schema, validate);
  return validate;
}

export function schemaLocationsOf(
  schema: Schema,
  value: unknown,
  place: readonly string[] = [],
): readonly SchemaLocation[] {
  const spots: SchemaLocation[] = [];
  walk({ above: null, step: '', way: place, schema, value, isRequired: true }, spots);
  return spots;
}

/** A value within its parent. */
interface Inside extends Pick<SchemaLocation, 'schema' | 'value' | 'isRequired'> {
  readonly above: SchemaLocation | null;
  readonly step: string | number;
  readonly way: readonly string[];
}

/** Computes path and pointer lazily, because most are never read. */
class InnerSpot implements SchemaLocation {
  readonly value: unknown;
  readonly isRequired: boolean;

  constructor(
    private readonly inside: Inside,
    readonly schema: Schema,
    private readonly steps: readonly string[],
  ) {
    this.value = inside.value;
    this.isRequired = inside.isRequired;
  }

  get path(): Path {
    const { above, step } = this.inside;
    return above === null ? [] : [...above.path, step];
  }

  get pointer(): readonly string[] {
    const { above, way } = this.inside;
    return [...(above?.pointer ?? []), ...way, ...this.steps];
  }
}

const ITEMS = ['items'];
const OTHERS = ['additionalProperties'];

function walk(inside: Inside, spots: SchemaLocation[]): void {
  const { value } = inside;
  const { schema, steps } = settled(inside.schema, value);
  const above = new InnerSpot(inside, schema, steps);
  spots.push(above);
  if (Array.isArray(value) && isObject(schema.items)) {
    for (const [index, item] of value.entries())
      walk({ above, step: index, way: ITEMS, schema: schema.items, value: item, isRequired: false }, spots);
  }
  if (!isObject(value)) return;
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, member] of Object.entries(value)) {
    const own = properties[name];
    const other = isObject(schema.additionalProperties) ? schema.additionalProperties : undefined;
    const memberSchema = isObject(own) ? own : other;
    if (memberSchema === undefined) continue;
    const way = isObject(own) ? ['properties', name] : OTHERS;
    const isRequired = required.includes(name);
    walk({ above, step: name, way, schema: memberSchema, value: member, isRequired }, spots);
  }
}

/** A schema without `allOf`, `oneOf` and `anyOf`, and the keywords that lead to its members. */
interface Settled {
  readonly schema: Schema;
  readonly steps: readonly string[];
}

/** Schemas that resolve in the same way for every value. */
const alike = new WeakMap<Schema, Settled>();

function settled(schema: Schema, value: unknown): Settled {
  const known = alike.get(schema);
  if (known !== undefined) return known;
  const found = settledByValue(schema, value);
  if (isAlike(schema)) alike.set(schema, found);
  return found;
}

function isAlike({ allOf, oneOf, anyOf }: Schema): boolean {
  const parts = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  return !Array.isArray(oneOf) && !Array.isArray(anyOf) && parts.every(isAlike);
}

function settledByValue({ allOf, oneOf, anyOf, ...own }: Schema, value: unknown): Settled {
  let schema: Schema = own;
  let steps: readonly string[] = [];
  for (const [index, part] of (Array.isArray(allOf) ? allOf : []).entries()) {
    if (!isObject(part)) continue;
    const inner = settled(part, value);
    schema = merged(inner.schema, schema);
    if (isObject(inner.schema.properties)) steps = ['allOf', String(index)];
  }
  for (const [keyword, forms] of Object.entries({ oneOf, anyOf })) {
    if (!Array.isArray(forms)) continue;
    const index = forms.findIndex((form) => isObject(form) && matchesSchema(form, value));
    const form: unknown = forms[index];
    if (!isObject(form)) continue;
    const inner = settled(form, value);
    schema = merged(inner.schema, schema);
    steps = [...steps, keyword, String(index), ...inner.steps];
  }
  return { schema, steps };
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
