import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { personasOf } from '@/adapters/memory/account/profile/memory-persona';
import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import { countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { CaseRecords } from '@/adapters/memory/trust/moderation/case-records';
import { profileRefusals } from '@/core/account/profile/profile-refusals.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import { communityRefusals } from '@/core/talk/communities/community-refusals.rules';
import { isBallotKind } from '@/core/talk/polls/ballot-kind.rules';
import { isChangeable } from '@/core/talk/posting/changeable.rules';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import type { Post, PostEdit, PostOutcome, PostSubmission } from '@/core/talk/posting/post';
import { dailyPostChangeLimit, dailyPostLimit } from '@/core/talk/posting/post-day-limits.rules';
import { postKindOf } from '@/core/talk/posting/post-kind.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { postTextsOf, postTitleOf } from '@/core/talk/posting/post-texts.rules';
import type { PostWriting } from '@/core/talk/posting/post-writing.port';
import { CommunityRecords } from '../communities/community-records';
import { LinkPageRecords } from '../link-cards/link-page-records';
import type { MemoryMentioning } from '../mentions/mention-notifications';
import { announceMentions, findMentions, retractMentions } from '../mentions/mention-notifications';
import { addMemoryPoll, refusalOfPoll } from '../polls/memory-new-poll';
import { claimMedia, mixedAttachments } from '../post-media/memory-media';
import { addMemoryOffers, offersForPost } from '../salary-offers/memory-new-offers';
import { VersionRecords } from '../versions/version-records';
import { postNotFound } from './memory-feed';
import { presentPost } from './memory-presenter';
import type { MemoryPost } from './post-records';
import { PostRecords } from './post-records';

export class MemoryPostWriting implements PostWriting {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  createPost(
    input: PostSubmission & { readonly draftId: string; readonly profileTag: string },
  ): Promise<Result<PostOutcome, Failure>> {
    const { draftId, profileTag: _profileTag, ...submission } = input;
    return this.#browser.askUnderProfile('createPost', { input }, (viewer) => {
      const { isWriter } = this.#browser.world.records(RoleRecords).of(viewer);
      if (!isWriter) return ok({ message: postRefusals.writerRequired });
      return this.#write(viewer, submission, draftId.toLowerCase());
    });
  }

  editPost(edit: PostEdit & { readonly postId: string; readonly profileTag: string }): Promise<Result<Post, Failure>> {
    return this.#browser.askUnderProfile('editPost', { input: edit }, (viewer) => {
      const { world } = this.#browser;
      const post = this.#own(viewer, edit.postId);
      if (!post.ok) return post;
      const { value } = post;
      if (!isChangeable(value.status)) return postNotFound();
      const isBallot = value.kind !== null && isBallotKind(value.kind);
      if (isBallot && edit.media.length > 0) return mixedAttachments();
      const submission = { media: edit.media, poll: null, salaryIds: [] };
      const media = claimMedia(world.records(PostRecords), submission, value.media);
      if (!media.ok) return media;
      const refused = countOfDay(world, viewer, dailyPostChangeLimit);
      if (refused !== null) return refused;
      const before = value.content;
      const title = postTitleOf(edit.title);
      if (title !== value.title || edit.content !== before) {
        const writtenAt = minuteOf(value.editedAt ?? value.createdAt);
        world.records(VersionRecords).keep(value.id, { title: value.title, content: before, writtenAt });
      }
      value.title = title;
      value.content = edit.content;
      value.hidesLink &&= linkedAddressOf(before) === linkedAddressOf(edit.content);
      value.mentions = findMentions(world, edit.content).map(({ name }) => name);
      const wasLive = value.status === 'LIVE';
      value.media = media.value;
      if (!isBallot) value.kind = postKindOf(submission);
      check(world, value, postTextsOf(presentPost(world, value, viewer)));
      const isLive = value.status === 'LIVE';
      if (wasLive) retractMentions(world, isLive ? mentioningOf(value) : { ...mentioningOf(value), text: '' }, before);
      if (isLive) announceMentions(world, mentioningOf(value), { before: wasLive ? before : '' });
      value.link = world.records(LinkPageRecords).cardFor(value);
      value.editedAt = world.timestamp();
      if (wasLive) world.records(PostRecords).changed(value);
      else if (isLive) world.records(PostRecords).announce(value);
      return ok(presentPost(world, value, viewer));
    });
  }

  deletePost(path: { readonly postId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deletePost', { path }, (viewer) => {
      const post = this.#own(viewer, path.postId);
      if (!post.ok) return post;
      const { world } = this.#browser;
      retractMentions(world, { ...mentioningOf(post.value), text: '' }, post.value.content);
      if (post.value.status === 'LIVE') {
        post.value.status = 'DELETED';
        world.records(PostRecords).changed(post.value);
      }
      if (post.value.status === 'FLAGGED') post.value.status = 'AUTHOR_REJECTED';
      world.records(CaseRecords).tellChange();
      return ok(null);
    });
  }

  restorePost(input: { readonly postId: string; readonly profileTag: string }): Promise<Result<Post, Failure>> {
    return this.#browser.askUnderProfile('restorePost', { input }, (viewer) => {
      const post = this.#own(viewer, input.postId);
      if (!post.ok) return post;
      if (post.value.status === 'DELETED') {
        post.value.status = 'LIVE';
        announceMentions(this.#browser.world, mentioningOf(post.value));
        this.#browser.world.records(PostRecords).changed(post.value);
      }
      if (post.value.status === 'AUTHOR_REJECTED') post.value.status = 'FLAGGED';
      this.#browser.world.records(CaseRecords).tellChange();
      return ok(presentPost(this.#browser.world, post.value, viewer));
    });
  }

  #own(viewer: MemoryUser, postId: string): Result<MemoryPost, never> | Refusal {
    return ownPost(this.#browser.world, viewer, postId);
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
    const media = claimMedia(posts, submission);
    if (!media.ok) return media;
    const alike = submission.poll && refusalOfPoll(submission.poll);
    if (alike) return alike;
    const offers = offersForPost(world, viewer, submission.salaryIds);
    if (!offers.ok) return offers;
    const refused = countOfDay(world, viewer, dailyPostLimit);
    if (refused !== null) return refused;
    const { content, community } = submission;
    const title = postTitleOf(submission.title);
    const post = posts.add({
      authorId: viewer.id,
      author,
      title,
      content,
      mentions: findMentions(world, content).map(({ name }) => name),
      community,
      kind: postKindOf(submission),
      media: media.value,
    });
    post.hidesLink = submission.withoutLink ?? false;
    post.link = world.records(LinkPageRecords).cardFor(post);
    if (offers.value.length > 0) addMemoryOffers(world, post, offers.value);
    if (submission.poll !== null) addMemoryPoll(world, post, submission.poll);
    posts.submissions.set(request, { fingerprint, postId: post.id });
    check(world, post, postTextsOf(presentPost(world, post, viewer)));
    const isLive = post.status === 'LIVE';
    if (isLive) posts.announce(post);
    world.records(UserEventRecords).did(viewer, 'postWritten', { id: post.id });
    if (isLive) announceMentions(world, mentioningOf(post));
    return ok({ postId: post.id });
  }
}

export function ownPost(world: MemoryWorld, viewer: MemoryUser, postId: string): Result<MemoryPost, never> | Refusal {
  const post = world.records(PostRecords).find(postId);
  if (post === null) return postNotFound();
  return post.authorId === viewer.id ? ok(post) : refusal(403, 'not_yours', postRefusals.notYours);
}

/**
 * Holds posts with marked words, and posts that a moderator removed. Publishes posts that only this check held and that
 * have no marked words any more.
 */
function check(world: MemoryWorld, post: MemoryPost, texts: readonly (string | null)[]): void {
  const { held, noted } = checkTexts('post', texts);
  if (held.length > 0 || post.status === 'NOT_FOUND') world.records(CaseRecords).hold(post, [...held, ...noted]);
  else if (post.status === 'FLAGGED') world.records(CaseRecords).clear(post);
}

function mentioningOf({ id: postId, content: text, author, authorId }: MemoryPost): MemoryMentioning {
  return { postId, commentId: null, text, author, authorId };
}

function fingerprintOf({
  title,
  content,
  community,
  campaign,
  profileType,
  media,
  poll,
  salaryIds,
  withoutLink,
}: PostSubmission): string {
  const { type, entityId } = community;
  return JSON.stringify([
    title,
    content,
    type,
    entityId,
    campaign ?? null,
    profileType,
    media,
    poll,
    salaryIds,
    withoutLink ?? false,
  ]);
}

export function keyReused(): Refusal {
  return refusal(409, 'idempotency_key_reused', requestRefusals.keyReused);
}

function communityGone(): Refusal {
  const message = communityRefusals.gone;
  return refusal(422, 'community_not_usable', message, { community: communityRefusals.chooseAnother });
}

export function profileNotAvailable(): Refusal {
  const message = postRefusals.profileNotYet;
  return refusal(422, 'profile_not_available', message, { profileType: profileRefusals.chooseAnother });
}
