import type { AnySchema, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isWithinPrecision } from './precisions';

/** Annotations of OpenAPI, and own extensions (openapi/README.md). */
const ANNOTATIONS = ['discriminator', 'example', 'externalDocs', 'xml', 'x-agrees', 'x-counted-by', 'x-for-guests'];

/** The keyword that limits the precision of responses. Requests may be finer. */
const PRECISION = 'x-precision';

/** Creates a compiler for OpenAPI 3.1, which compiles equal schemas once. Throws on an unknown keyword. */
function createCompiler(options: Options, isAnswer = false): (schema: AnySchema) => ValidateFunction {
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
  ajv.addKeyword({ keyword: PRECISION, schemaType: 'string', ...(isAnswer && { validate: isWithinPrecision }) });
  const known = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const validate = known.get(text) ?? ajv.compile(schema);
    known.set(text, validate);
    return validate;
  };
}

/**
 * Creates a compiler for bodies: types are not converted, missing members get their defaults, and all errors are
 * reported.
 */
export function createBodyCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: false, useDefaults: true, allErrors: true });
}

/**
 * Creates a compiler for path, query and headers, which are text: `'20'` becomes 20, and a single value a list if
 * declared. `Infinity` and `1e400` become numbers too; comparing them with minimum and maximum needs non-strict
 * numbers.
 */
export function createParameterCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: 'array', useDefaults: true, allErrors: true, strictNumbers: false });
}

/** Creates a compiler for answers, whose values are not changed. */
export function createAnswerCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: false, useDefaults: false, allErrors: true }, true);
}
