import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import type { PostSubmission } from '@/core/talk/posting/post';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { Actor } from './contract-harness';
import { successOf } from './outcomes';

export function aKey(): { readonly draftId: string } {
  return { draftId: randomUUID() };
}

export function aDraft(): { readonly draftId: string } {
  return { draftId: randomUUID() };
}

/** The profile tag on the user's screen; a well-formed unknown one for a guest. */
export async function profileTagOf(user: Actor): Promise<string> {
  const answer = await user.port(ProfilesPort).listPseudoProfiles();
  return answer.ok ? answer.value.profileTag : 'Nobody-has-this-tag_00';
}

export async function submit(author: Actor, submission: PostSubmission, key: ReturnType<typeof aKey> = aKey()) {
  return author.port(PostWritingPort).createPost({ ...submission, ...key, profileTag: await profileTagOf(author) });
}

export async function write(author: Actor, change: Partial<PostSubmission> = {}): Promise<string> {
  const outcome = successOf(await submit(author, aSubmission(change)));
  if ('postId' in outcome) return outcome.postId;
  throw new Error(`Nothing was posted: ${outcome.message}`);
}
