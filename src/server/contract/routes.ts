import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { compileAtFirstUse, memoize, memoizedByObject, serializeAtFirstUse } from '@/contract/compile-at-first-use';
import type { Schema } from '@/contract/openapi-document';
import { BYTES_TYPE, JSON_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { createBodyCompiler, createParameterCompiler } from '@/contract/schema-compilers';
import type { ServiceOptions } from './operation-route';
import { operationRoute } from './operation-route';
import { handleError } from './problem-replies';
import { UploadMemory } from './upload-memory';
import { withoutLoneSurrogates } from './whole-characters';

const bodyCompiler = memoize(createBodyCompiler);
const bodyCheckOf = memoizedByObject((schema: Schema) => bodyCompiler()(schema));
const parameterCompiler = memoize(createParameterCompiler);
const parameterCheckOf = memoizedByObject((schema: Schema) => parameterCompiler()(schema));
const writerOf = memoizedByObject((schema: Schema) => fastJson(schema));

/**
 * Serves every operation of a document. It handles crawlers, common headers, session, validation, further rules and the
 * declared members of the answer. Throws if a handler is missing or unknown. A handler that returns an undeclared
 * status makes the request fail with 500.
 */
export function registerService(app: FastifyInstance, options: ServiceOptions): void {
  const operations = operationsOf(options.document);
  const base = (options.document.servers?.[0]?.url ?? '').replace(/\/$/, '');
  refuseOtherHandlers(options, operations);
  app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    const parseJson = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) =>
      parseJson(request, withoutLoneSurrogates(body), done),
    );
    scope.addContentTypeParser(BYTES_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(handleError);
    scope.setValidatorCompiler<Schema>(({ schema, httpPart }) =>
      compileAtFirstUse(() => (httpPart === 'body' ? bodyCheckOf : parameterCheckOf)(schema)),
    );
    scope.setSerializerCompiler<Schema>(({ schema }) => serializeAtFirstUse(() => writerOf(schema)));
    const room = new UploadMemory();
    for (const operation of operations) scope.route(operationRoute(operation, base, options, room));
  });
}

function refuseOtherHandlers({ document, handlers }: ServiceOptions, operations: readonly ServiceOperation[]) {
  const declared = operations.map(({ operationId }) => operationId);
  const given = Object.keys(handlers);
  const missing = declared.filter((operationId) => !given.includes(operationId));
  const extra = given.filter((operationId) => !declared.includes(operationId));
  if (missing.length === 0 && extra.length === 0) return;
  const faults = [
    ...(missing.length > 0 ? [`no handler for ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`no operation for the handler ${extra.join(', ')}`] : []),
  ];
  throw new Error(`${document.info.title}: ${faults.join('; ')}.`);
}
