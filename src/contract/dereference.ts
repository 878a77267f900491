import type { OpenApiDocument, Schema } from './openapi-document';

/** Keywords allowed next to a `$ref`, because they describe without constraining. */
const ANNOTATIONS = [
  'default',
  'deprecated',
  'description',
  'example',
  'examples',
  'summary',
  'title',
  'x-agrees',
  'x-counted-by',
  'x-for-guests',
  'x-precision',
];

/** Lengths, which narrow the named schema next to a `$ref`: `{ $ref: Line, maxLength: 100 }`. */
const LENGTHS = ['minLength', 'maxLength'];

/**
 * Replaces every `$ref`. Each named schema is expanded once and shared, so documents stay small in memory. Throws for
 * recursive schemas, missing targets, and constraints next to a `$ref` other than lengths.
 */
export function createDereference(document: OpenApiDocument): (schema: Schema) => Schema {
  const done = new Map<string, Schema>();
  const underWay: string[] = [];

  function named(reference: string): Schema {
    const known = done.get(reference);
    if (known) return known;
    if (underWay.includes(reference)) {
      const circle = [...underWay.slice(underWay.indexOf(reference)), reference].join(' → ');
      throw new Error(`${document.info.title}: ${circle} is recursive, and answers cannot be checked against that.`);
    }
    const [, name = ''] = /^#\/components\/schemas\/([\w.-]+)$/.exec(reference) ?? [];
    const target = document.components?.schemas?.[name];
    if (!target) throw new Error(`${document.info.title}: ${reference} leads nowhere inside the document.`);
    underWay.push(reference);
    const written = writeOut(target);
    underWay.pop();
    done.set(reference, written);
    return written;
  }

  function writeOut(schema: Schema): Schema {
    const { $ref, ...beside } = schema;
    if ($ref === undefined) {
      return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, writeOutValue(value)]));
    }
    const target = named($ref);
    const constraints = Object.keys(beside).filter(
      (keyword) => !ANNOTATIONS.includes(keyword) && !isNarrower(keyword, beside, target),
    );
    if (constraints.length > 0) {
      throw new Error(`${document.info.title}: ${constraints.join(', ')} beside $ref ${$ref}; put both into allOf.`);
    }
    return Object.keys(beside).length === 0 ? target : { ...target, ...beside };
  }

  function writeOutValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(writeOutValue);
    return isSchema(value) ? writeOut(value) : value;
  }

  return writeOut;
}

function isNarrower(keyword: string, { [keyword]: own }: Schema, { [keyword]: named }: Schema): boolean {
  if (!LENGTHS.includes(keyword) || typeof own !== 'number') return false;
  return typeof named !== 'number' || (keyword === 'minLength' ? own >= named : own <= named);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
