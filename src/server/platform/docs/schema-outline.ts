import type { Schema } from '@/contract/openapi-document';

const deepest = 6;

export function schemaOutline(schema: Schema): string {
  return outline(schema, '', 0);
}

function outline(schema: Schema, indent: string, depth: number): string {
  if (depth > deepest) return '…';
  const alternatives = schemasIn(schema.oneOf) ?? schemasIn(schema.anyOf);
  if (alternatives !== null) return alternatives.map((each) => outline(each, indent, depth + 1)).join(' | ');
  const all = schemasIn(schema.allOf);
  if (all !== null) return all.map((each) => outline(each, indent, depth + 1)).join(' & ');
  if (isSchema(schema.items)) return `[${outline(schema.items, indent, depth + 1)}]${limits(schema)}`;
  const properties = isSchema(schema.properties) ? schema.properties : null;
  return properties === null ? scalar(schema) : members(schema, properties, indent, depth);
}

function members(schema: Schema, properties: Schema, indent: string, depth: number): string {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, value]) => {
    const property = isSchema(value) ? value : {};
    const about = typeof property.description === 'string' ? `  // ${property.description.replaceAll('`', '')}` : '';
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${outline(property, inner, depth + 1)}${about}`;
  });
  const nullable = Array.isArray(schema.type) && schema.type.includes('null') ? ' | null' : '';
  return `{\n${lines.join('\n')}\n${indent}}${nullable}`;
}

function scalar(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const types = Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? 'any');
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : '';
  const pattern = typeof schema.pattern === 'string' ? ` /${schema.pattern}/` : '';
  const preset = schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`;
  return `${types}${format}${pattern}${limits(schema)}${preset}`;
}

function limits(schema: Schema): string {
  const between = (least: unknown, most: unknown, unit: string): string => {
    if (least === undefined && most === undefined) return '';
    if (least === undefined) return `, at most ${most}${unit}`;
    return most === undefined ? `, at least ${least}${unit}` : `, ${least} to ${most}${unit}`;
  };
  return [
    between(schema.minLength, schema.maxLength, ' characters'),
    between(schema.minimum, schema.maximum, ''),
    between(schema.minItems, schema.maxItems, ' items'),
  ].join('');
}

function schemasIn(value: unknown): readonly Schema[] | null {
  return Array.isArray(value) && value.length > 0 ? value.filter(isSchema) : null;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
