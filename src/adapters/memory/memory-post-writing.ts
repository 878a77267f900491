import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { PostOutcome, PostSubmission } from '@/core/posting/post';
import type { PostWriting } from '@/core/posting/post-writing.port';
import { CommunityRecords } from './community-records';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { refusal } from './memory-failure';
import { personasOf } from './memory-persona';
import { PostRecords } from './post-records';
import { RoleRecords } from './role-records';
import type { MemoryUser } from './user-records';

/** Writes posts into a memory world. */
export class MemoryPostWriting implements PostWriting {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  createPost(
    submission: PostSubmission,
    headers: { readonly 'idempotency-key': string; readonly 'profile-tag': string },
  ): Promise<Result<PostOutcome, Failure>> {
    return this.#browser.askUnderProfile('createPost', { body: submission, headers }, (viewer) => {
      const { isWriter } = this.#browser.world.records(RoleRecords).of(viewer);
      if (!isWriter) return ok({ message: 'Complete your anonymous profile and your career details to post.' });
      return this.#write(viewer, submission, headers['idempotency-key'].toLowerCase());
    });
  }

  #write(viewer: MemoryUser, submission: PostSubmission, key: string): Result<PostOutcome, Failure> {
    const { world } = this.#browser;
    const posts = world.records(PostRecords);
    const request = `${viewer.id} ${key}`;
    const fingerprint = fingerprintOf(submission);
    const earlier = posts.submissions.get(request);
    if (earlier !== undefined) {
      return earlier.fingerprint === fingerprint ? ok({ postId: earlier.postId }) : keyReused();
    }
    const author = personasOf(world, viewer).find(({ profileType }) => profileType === submission.profileType);
    if (author === undefined) return profileNotAvailable();
    if (world.records(CommunityRecords).find(submission.community) === null) return communityGone();
    const { content, community } = submission;
    const title = submission.title?.trim() ? submission.title : null;
    const post = posts.add({ authorId: viewer.id, author, title, content, community });
    posts.submissions.set(request, { fingerprint, postId: post.id });
    posts.announce(post);
    return ok({ postId: post.id });
  }
}

function fingerprintOf({ title, content, community, campaign, profileType }: PostSubmission): string {
  return JSON.stringify([title, content, community.type, community.entityId, campaign ?? null, profileType]);
}

/** The refusal of another content under a key. */
export function keyReused(): Refusal {
  return refusal(409, 'idempotency_key_reused', 'This request was already sent with another content.');
}

function communityGone(): Refusal {
  const message = 'This community does not exist any more. Choose another one.';
  return refusal(422, 'community_not_found', message, { community: 'Choose another community.' });
}

/** The refusal of a profile that the user does not have. */
export function profileNotAvailable(): Refusal {
  const message = 'You cannot write under this profile yet. Choose another one.';
  return refusal(422, 'profile_not_available', message, { profileType: 'Choose another profile.' });
}
