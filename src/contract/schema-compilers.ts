import type { AnySchema, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isWithinPrecision } from './precisions';

/** Annotations of OpenAPI, and our own (openapi/README.md). */
const ANNOTATIONS = ['discriminator', 'example', 'externalDocs', 'xml', 'x-agrees', 'x-counted-by', 'x-for-guests'];

/** Limits the precision of responses; requests may be finer. */
const PRECISION = 'x-precision';

/** For OpenAPI 3.1; throws on an unknown keyword. */
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
  return (schema) => ajv.compile(schema);
}

/** For bodies: types are not converted, missing members get their defaults, all errors are reported. */
export function createBodyCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: false, useDefaults: true, allErrors: true });
}

/**
 * For path, query and headers, which are text: `'20'` becomes 20, and a single value a list if
 * declared. `Infinity` and `1e400` become numbers too; comparing them with minimum and maximum
 * needs non-strict numbers.
 */
export function createParameterCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: 'array', useDefaults: true, allErrors: true, strictNumbers: false });
}

/** For answers: values are not changed. */
export function createAnswerCompiler(): (schema: AnySchema) => ValidateFunction {
  return createCompiler({ coerceTypes: false, useDefaults: false, allErrors: true }, true);
}
