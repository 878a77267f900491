import type { Parameter, Schema } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';

/** The operation getPost, GET /v1/feed/{postId}, with nothing but one answer; each test says what it needs beside that. */
export function anOperation(changes: Partial<ServiceOperation> = {}): ServiceOperation {
  return {
    operationId: 'getPost',
    summary: 'One post',
    feature: 'posting',
    deprecated: false,
    method: 'get',
    path: '/v1/feed/{postId}',
    needsSession: false,
    isBlockedForCrawlers: false,
    guestsSee: false,
    isShownUnderProfile: false,
    isDoneAsUser: false,
    isContribution: false,
    takesPart: false,
    rules: {},
    takesOtherQuery: false,
    purpose: null,
    problemCodes: [],
    parameters: [],
    requestBody: null,
    responses: { '200': asJson(), '500': asProblem() },
    ...changes,
  };
}

/** A parameter of the given place. */
export function aParameter(place: Parameter['in'], name: string, changes: Partial<Parameter> = {}): Parameter {
  return { name, in: place, required: place === 'path', schema: { type: 'string' }, ...changes };
}

/** A JSON body or answer. */
export function asJson(schema: Schema = { type: 'object' }) {
  return { content: { 'application/json': { schema } } };
}

/** A problem. */
export function asProblem() {
  return { content: { 'application/problem+json': { schema: { type: 'object' } } } };
}
