import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '@/core/posting/draft-check';
import type { PostOutcome, PostSubmission } from '@/core/posting/post';
import type { PostWriting } from '@/core/posting/post-writing.port';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { invalid, refusal } from './memory-failure';
import { appearancesOf } from './memory-persona';
import type { MemoryPerson } from './memory-records';

const CAMPAIGN_LIMIT = 100;

/** Writes posts into the memory world. */
export class MemoryPostWriting implements PostWriting {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  createPost(
    submission: PostSubmission,
    headers: { readonly 'idempotency-key': string },
  ): Promise<Result<PostOutcome, Failure>> {
    return this.#browser.askSignedIn('createPost', (viewer) => {
      const wrong = faultsOf(submission);
      if (Object.keys(wrong).length > 0) return invalid(wrong);
      if (!viewer.isWriter) return ok({ message: 'Complete your anonymous profile and your career details to post.' });
      return this.#write(viewer, submission, headers['idempotency-key'].toLowerCase());
    });
  }

  #write(viewer: MemoryPerson, submission: PostSubmission, key: string): Result<PostOutcome, Failure> {
    const { world } = this.#browser;
    const request = `${viewer.id} ${key}`;
    const fingerprint = fingerprintOf(submission);
    const earlier = world.submissions.get(request);
    if (earlier !== undefined) {
      return earlier.fingerprint === fingerprint ? ok({ postId: earlier.postId }) : keyReused();
    }
    if (world.communityOf(submission.community) === null) return communityGone();
    const author = appearancesOf(world, viewer).find(({ profileType }) => profileType === submission.profileType);
    if (author === undefined) return profileNotAvailable();
    const { content, community } = submission;
    const title = submission.title?.trim() ? submission.title : null;
    const post = world.addPost({ authorId: viewer.id, author, title, content, community });
    world.submissions.set(request, { fingerprint, postId: post.id });
    world.announce(post);
    return ok({ postId: post.id });
  }
}

/** One sentence per part that the contract does not allow. */
function faultsOf({ content, title, campaign }: PostSubmission): Readonly<Record<string, string>> {
  return {
    ...(content.trim() === '' && { content: 'This must not be empty.' }),
    ...(isTooLong(content, MAX_CONTENT_LENGTH) && { content: 'This is too long.' }),
    ...(title !== null && isTooLong(title, MAX_TITLE_LENGTH) && { title: 'This is too long.' }),
    ...(campaign !== undefined && isTooLong(campaign, CAMPAIGN_LIMIT) && { campaign: 'This is too long.' }),
  };
}

function isTooLong(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit;
}

function fingerprintOf({ title, content, community, campaign, profileType }: PostSubmission): string {
  return JSON.stringify([title, content, community.type, community.entityId, campaign ?? null, profileType]);
}

function keyReused(): Refusal {
  return refusal(409, 'idempotency_key_reused', 'This request was already sent with another content.');
}

function communityGone(): Refusal {
  const message = 'This community does not exist any more. Choose another one.';
  return refusal(422, 'community_not_found', message, { community: 'Choose another community.' });
}

function profileNotAvailable(): Refusal {
  const message = 'You cannot post under this profile yet. Choose another one.';
  return refusal(422, 'profile_not_available', message, { profileType: 'Choose another profile.' });
}
