import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { notSignedIn, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import {
  commentUpvotedNotification,
  postUpvotedNotification,
} from '@/core/talk/notifications/notification-texts.rules';
import type { CastVotes, MyVote, Vote, VoteTally } from '@/core/talk/voting/vote';
import { isVoteMilestone } from '@/core/talk/voting/vote-milestones.rules';
import { voteRefusals } from '@/core/talk/voting/vote-refusals.rules';
import type { Votes } from '@/core/talk/voting/votes.port';
import { READER_REQUIRED, voteObstacleOf } from '@/core/talk/voting/voting.rules';
import { commentNotFound } from '../comments/memory-comments';
import { notifyCount } from '../notifications/memory-notify';
import { postNotFound } from '../posting/memory-feed';
import type { MemoryComment, MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import { VoteRecords } from './vote-records';

export class MemoryVotes implements Votes {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  castVote(vote: Vote): Promise<Result<VoteTally, Failure>> {
    return this.#browser.askSignedIn('castVote', { body: vote }, (viewer) => this.#castAndTell(viewer, vote));
  }

  castVotes(body: { readonly votes: readonly Vote[] }): Promise<Result<CastVotes, Failure>> {
    return this.#browser.askSignedIn('castVotes', { body }, (viewer) => {
      const votes: VoteTally[] = [];
      const refused: { resourceId: string; code: string }[] = [];
      for (const vote of body.votes) {
        const outcome = this.#castAndTell(viewer, vote);
        if (outcome.ok) votes.push(outcome.value);
        else if (outcome.failure.code === 'reader_required') return outcome;
        else refused.push({ resourceId: vote.resourceId.toLowerCase(), code: outcome.failure.code });
      }
      return ok({ votes, refused });
    });
  }

  listMyVotes(body: {
    readonly postIds: readonly string[];
  }): Promise<Result<{ readonly votes: readonly MyVote[] }, Failure>> {
    return this.#browser.askSignedIn('listMyVotes', { body }, (viewer) => {
      const records = this.#browser.world.records(VoteRecords);
      const votes = body.postIds.flatMap((postId) => {
        const id = postId.toLowerCase();
        const voteType = records.voteOf(viewer.id, id);
        return voteType === null ? [] : [{ id, voteType }];
      });
      return ok({ votes });
    });
  }

  #castAndTell(viewer: MemoryUser, vote: Vote): Result<VoteTally, Failure> {
    const outcome = this.#castOne(viewer, vote);
    if (outcome.ok) this.#browser.world.records(UserEventRecords).did(viewer, 'voteCast', outcome.value);
    return outcome;
  }

  #castOne(viewer: MemoryUser, vote: Vote): Result<VoteTally, Failure> {
    const { world } = this.#browser;
    if (vote.resourceType === 'comment') return this.#castOnComment(viewer, vote);
    const membership = { isLoggedIn: true, ...world.records(RoleRecords).of(viewer) };
    const post = world.records(PostRecords).findLive(vote.resourceId);
    switch (voteObstacleOf({ membership, isMine: post?.authorId === viewer.id })) {
      case 'loginRequired':
        return notSignedIn();
      case 'readerRequired':
        return readerRequired();
      case 'ownContribution':
        return refusal(422, 'own_post', voteRefusals.ownPost);
      case null:
    }
    if (post === null) return postNotFound();
    this.#cast(viewer, post, vote);
    return ok({ ...vote, resourceId: post.id, ...world.records(VoteRecords).countsOf(post.id) });
  }

  #castOnComment(viewer: MemoryUser, vote: Vote): Result<VoteTally, Failure> {
    const { world } = this.#browser;
    const membership = { isLoggedIn: true, ...world.records(RoleRecords).of(viewer) };
    const found = world.records(PostRecords).findComment(vote.resourceId);
    const comment = found?.comment.status === 'LIVE' ? found.comment : null;
    const obstacle = voteObstacleOf({ membership, isMine: comment?.authorId === viewer.id });
    if (obstacle === 'readerRequired') return readerRequired();
    if (obstacle === 'ownContribution') return refusal(422, 'own_comment', voteRefusals.ownComment);
    if (comment === null) return commentNotFound();
    const votes = world.records(VoteRecords);
    const wasUp = votes.voteOf(viewer.id, comment.id) === 'up';
    votes.setVote(viewer.id, comment.id, vote.voteType === 'none' ? null : vote.voteType);
    const { upvotes, downvotes } = votes.countsOf(comment.id);
    const count = comment.upvotes + upvotes;
    if (wasUp !== (vote.voteType === 'up'))
      this.#tellCommenter(found?.post.id ?? '', comment, { count, isNew: !wasUp });
    return ok({ ...vote, resourceId: comment.id, upvotes: count, downvotes });
  }

  #tellCommenter(
    postId: string,
    { id: commentId, authorId, content: text }: MemoryComment,
    { count, isNew }: { readonly count: number; readonly isNew: boolean },
  ): void {
    const { world } = this.#browser;
    const author = authorId === null ? null : world.records(UserRecords).find(authorId);
    if (author === null) return;
    const isWanted = world.records(SettingsRecords).of(author).messages.commentVotes;
    const isNews = isNew && isWanted && isVoteMilestone(count);
    notifyCount(world, author, commentUpvotedNotification({ postId, commentId, text, people: count }).data, {
      count,
      isNews,
    });
  }

  #cast(viewer: MemoryUser, post: MemoryPost, { voteType }: Vote): void {
    const votes = this.#browser.world.records(VoteRecords);
    const wasUp = votes.voteOf(viewer.id, post.id) === 'up';
    votes.setVote(viewer.id, post.id, voteType === 'none' ? null : voteType);
    if (wasUp === (voteType === 'up')) return;
    const { upvotes } = votes.countsOf(post.id);
    this.#notifyAuthor(post, !wasUp && isVoteMilestone(upvotes));
    this.#browser.world.records(PostRecords).voted(post);
  }

  /**
   * Notifies the author, once per post: a new milestone renews the notification, other votes update the count, and the
   * last withdrawal removes it.
   */
  #notifyAuthor(post: MemoryPost, isNew: boolean): void {
    const { world } = this.#browser;
    const author = post.authorId === null ? null : world.records(UserRecords).find(post.authorId);
    if (author === null) return;
    const isNews = isNew && world.records(SettingsRecords).of(author).messages.votes;
    const { upvotes: count } = world.records(VoteRecords).countsOf(post.id);
    notifyCount(world, author, postUpvotedNotification({ ...post, opening: post.content, people: count }).data, {
      count,
      isNews,
    });
  }
}

function readerRequired() {
  return refusal(422, 'reader_required', READER_REQUIRED);
}
