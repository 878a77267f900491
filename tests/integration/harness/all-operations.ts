import { randomUUID } from 'node:crypto';
import { aFreeName } from '@tests/support/a-free-name';
import type { Sample, SampleSubjects } from '@tests/support/operation-samples';
import { sampleOf } from '@tests/support/operation-samples';
import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import type { Answered, Client } from './client';
import { profileTagOf } from './world';

export interface PlacedOperation extends ServiceOperation {
  readonly base: string;
}

/** All but sign-in and sign-out, which have their own tests; realtime has no calls. */
export const allOperations: readonly PlacedOperation[] = Object.entries(serviceDocuments)
  .filter(([name]) => name !== 'realtime')
  .flatMap(([, document]) =>
    operationsOf(document).map((operation) => ({ ...operation, base: baseOf(document.servers?.[0]?.url ?? '') })),
  )
  .filter(({ operationId }) => operationId !== 'signInWithProvider' && operationId !== 'signOut');

/** A service at the root of the origin has no base. */
function baseOf(url: string): string {
  return url === '/' ? '' : url;
}

export function addressOf({ base, path }: PlacedOperation, { path: values, query }: Sample): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_gap, name) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${base}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Uses the client's own profile tag where the operation needs one. */
export async function makeCall(
  client: Client,
  operation: PlacedOperation,
  sample: Sample,
  changes: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string | null>> } = {},
): Promise<Answered> {
  const body = 'body' in changes ? changes.body : sample.body;
  // A custom or missing tag is sent as is.
  const isExample = sample.headers['profile-tag'] === sampleOf(operation).headers['profile-tag'];
  const tag = operation.isShownUnderProfile && isExample ? { 'profile-tag': await profileTagOf(client) } : {};
  return client.call(operation.method.toUpperCase(), addressOf(operation, sample), {
    headers: { ...sample.headers, ...tag, ...changes.headers },
    ...(body === undefined ? {} : { body }),
  });
}

export function subjectsOf(
  postId: string,
  careerStatusId: number,
  commentId?: string,
  pollId = postId,
): SampleSubjects {
  const userName = aFreeName();
  const subjects = {
    postId,
    resourceId: postId,
    versionedId: postId,
    itemId: postId,
    postIds: [postId],
    pollId,
    pollIds: [pollId],
    careerStatusId,
    userName,
  };
  return { ...subjects, 'idempotency-key': randomUUID(), ...(commentId !== undefined && { commentId }) };
}
