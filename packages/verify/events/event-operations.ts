import type { OpenApiDocument } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';

/** The status under which the contract declares events: nobody answers them. */
export const EVENT_STATUS = 204;

/** Returns the events of a document as operations of the socket's path, whose answer is the event's argument. */
export function eventOperationsOf({ webhooks = {}, ...document }: OpenApiDocument): readonly ServiceOperation[] {
  return operationsOf({ ...document, paths: webhooks }).map((event) => ({
    ...event,
    method: 'get',
    path: '/',
    requestBody: null,
    responses: { [EVENT_STATUS]: { content: event.requestBody?.content ?? {} } },
  }));
}
