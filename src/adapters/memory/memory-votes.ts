import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { MyVote, Vote, VoteTally } from '@/core/voting/vote';
import type { Votes } from '@/core/voting/votes.port';
import { voteObstacleOf } from '@/core/voting/voting.rules';
import { InboxRecords } from './inbox-records';
import type { MemoryBrowser } from './memory-browser';
import { notSignedIn, refusal } from './memory-failure';
import { postNotFound } from './memory-feed';
import type { MemoryPost } from './post-records';
import { PostRecords } from './post-records';
import { RoleRecords } from './role-records';
import { SettingsRecords } from './settings-records';
import { knownUpvotedNotification, upvotedNotification } from './upvoted-notification';
import type { MemoryUser } from './user-records';
import { UserRecords } from './user-records';
import { VoteRecords } from './vote-records';

/** Casts and lists votes in a memory world. */
export class MemoryVotes implements Votes {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  castVote(vote: Vote): Promise<Result<VoteTally, Failure>> {
    return this.#browser.askSignedIn('castVote', { body: vote }, (viewer) => {
      const { world } = this.#browser;
      const membership = { isLoggedIn: true, ...world.records(RoleRecords).of(viewer) };
      const post = world.records(PostRecords).findLive(vote.resourceId);
      switch (voteObstacleOf({ membership, isMine: post?.authorId === viewer.id })) {
        case 'loginRequired':
          return notSignedIn();
        case 'readerRequired':
          return refusal(422, 'reader_required', 'Finish the first step of getting started to vote.');
        case 'ownContribution':
          return refusal(422, 'own_post', 'You cannot vote on your own post.');
        case null:
      }
      if (post === null) return postNotFound();
      this.#cast(viewer, post, vote);
      return ok({ ...vote, resourceId: post.id, ...world.records(VoteRecords).countsOf(post.id) });
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

  #cast(viewer: MemoryUser, post: MemoryPost, { voteType }: Vote): void {
    const votes = this.#browser.world.records(VoteRecords);
    const wasUp = votes.voteOf(viewer.id, post.id) === 'up';
    votes.setVote(viewer.id, post.id, voteType === 'none' ? null : voteType);
    if (wasUp === (voteType === 'up')) return;
    this.#tellAuthor(post, !wasUp);
    this.#browser.world.records(PostRecords).voted(post);
  }

  /** Each post has one notification: a further up-vote renews it, one that is taken back counts down, the last takes it along. */
  #tellAuthor(post: MemoryPost, isNew: boolean): void {
    const { world } = this.#browser;
    const author = post.authorId === null ? null : world.records(UserRecords).find(post.authorId);
    if (author === null) return;
    const inbox = world.records(InboxRecords);
    if (isNew) {
      const isTold = world.records(SettingsRecords).of(author).messages.votes;
      if (isTold) inbox.put(author, upvotedNotification(world, author, post));
      return;
    }
    const known = knownUpvotedNotification(world, author, post);
    if (known === null) return;
    if (world.records(VoteRecords).countsOf(post.id).upvotes === 0) inbox.remove(author, known.notificationId);
    else inbox.put(author, { ...known, data: upvotedNotification(world, author, post).data });
  }
}
