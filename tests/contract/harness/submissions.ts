import { randomUUID } from 'node:crypto';
import type { PostSubmission } from '@/core/posting/post';
import type { Actor } from './contract-harness';
import { successOf } from './outcomes';

/** A text post into Notice Period. */
export function aSubmission(change: Partial<PostSubmission> = {}): PostSubmission {
  return {
    title: 'Notice period buyout?',
    content: 'Has anyone bought out 90 days?',
    media: [],
    poll: null,
    community: { type: 'topic', entityId: 1 },
    profileType: 'ANONYMOUS',
    salaryIds: [],
    ...change,
  };
}

/** A key that was not used yet. */
export function aKey(): { readonly 'idempotency-key': string } {
  return { 'idempotency-key': randomUUID() };
}

/** Writes a post and answers its id. */
export async function write(author: Actor, change: Partial<PostSubmission> = {}): Promise<string> {
  const outcome = successOf(await author.posts.createPost(aSubmission(change), aKey()));
  if ('postId' in outcome) return outcome.postId;
  throw new Error(`Nothing was posted: ${outcome.message}`);
}
