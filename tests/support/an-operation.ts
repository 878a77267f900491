import type { Parameter, Schema } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';

/** getPost, GET /v1/feed/{postId}, with one answer; tests add the rest. */
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
    afterLostAnswer: null,
    purpose: null,
    problemCodes: [],
    parameters: [],
    requestBody: null,
    responses: { '200': asJson(), '500': asProblem() },
    ...changes,
  };
}

export function aParameter(place: Parameter['in'], name: string, changes: Partial<Parameter> = {}): Parameter {
  return { name, in: place, required: place === 'path', schema: { type: 'string' }, ...changes };
}

export function asJson(schema: Schema = { type: 'object' }) {
  return { content: { 'application/json': { schema } } };
}

export function asProblem() {
  return { content: { 'application/problem+json': { schema: { type: 'object' } } } };
}
