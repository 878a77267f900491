import type { AnySchema, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Keywords of OpenAPI that say something about a schema and constrain nothing. */
const ANNOTATIONS = ['discriminator', 'example', 'externalDocs', 'xml'];

/** A compiler of JSON schemas as OpenAPI 3.1 has them; an unknown keyword in a schema is an error. */
function createCompiler(options: Options): (schema: AnySchema) => ValidateFunction {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    removeAdditional: false,
    ...options,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(ANNOTATIONS);
  return (schema) => ajv.compile(schema);
}

/** For bodies: types are taken as they come, missing members get their defaults, every fault is told. */
export function createBodyCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: false, useDefaults: true, allErrors: true });
}

/** For path, query and headers, which are text on the wire: `'20'` becomes 20, and one value becomes a list of one where a list is declared. */
export function createParameterCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: 'array', useDefaults: true, allErrors: true });
}

/** For answers: nothing is changed. */
export function createAnswerCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: false, useDefaults: false, allErrors: true });
}
