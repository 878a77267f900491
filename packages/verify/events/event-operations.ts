import type { OpenApiDocument } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';

export const EVENT_STATUS = 204;

/** Converts events to operations of the socket's path, with the argument as the answer. */
export function eventOperationsOf({ webhooks = {}, ...document }: OpenApiDocument): readonly ServiceOperation[] {
  return operationsOf({ ...document, paths: webhooks }).map((event) => ({
    ...event,
    method: 'get',
    path: '/',
    requestBody: null,
    responses: { [EVENT_STATUS]: { content: event.requestBody?.content ?? {} } },
  }));
}
