import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import type { PostSubmission } from '@/core/posting/post';
import { PostWritingPort } from '@/core/posting/post-writing.port';
import type { Actor } from './contract-harness';
import { successOf } from './outcomes';

/** A key that was not used yet. */
export function aKey(): { readonly 'idempotency-key': string } {
  return { 'idempotency-key': randomUUID() };
}

/** Writes a post and returns its id. */
export async function write(author: Actor, change: Partial<PostSubmission> = {}): Promise<string> {
  const outcome = successOf(await author.port(PostWritingPort).createPost(aSubmission(change), aKey()));
  if ('postId' in outcome) return outcome.postId;
  throw new Error(`Nothing was posted: ${outcome.message}`);
}
