import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { VoteTally, VoteType } from '@/core/voting/vote';
import { voteAfterPress, withVote } from '@/core/voting/vote-tally';
import type { VotedLists } from '@/core/voting/voted-lists';
import { noVotes, withoutVoted, withVoted } from '@/core/voting/voted-lists';
import type { Votes } from '@/core/voting/votes.port';
import { voteObstacleOf } from '@/core/voting/voting.rules';
import { votingMessages } from '@/core/voting/voting-messages';
import type { PostsStore } from '../posting/posts.store';
import type { Access } from '../session/access';

/** Votes show at once and are taken back with a toast where the service refuses them. */
export class VotingStore {
  voted: VotedLists = noVotes;
  /** Votes under way, by post: a second press waits for the first to be answered. */
  private readonly pending = new Map<string, VoteType>();

  constructor(
    private readonly votes: Votes,
    private readonly posts: PostsStore,
    private readonly access: Access,
    private readonly toasts: Toasts,
  ) {
    makeAutoObservable<this, 'votes' | 'posts' | 'access' | 'toasts' | 'pending'>(
      this,
      { votes: false, posts: false, access: false, toasts: false, pending: false },
      { autoBind: true },
    );
  }

  /** The person pressed a vote button: votes, changes the vote, or takes it back. */
  async press(postId: string, pressed: 'up' | 'down'): Promise<void> {
    const post = this.posts.find(postId);
    if (!post || !this.isAllowed(post.isMine)) return;
    const before = post.myVote;
    const voteType = voteAfterPress(before, pressed);
    this.posts.change(postId, (known) => withVote(known, voteType));
    if (this.pending.has(postId)) {
      this.pending.set(postId, voteType);
      return;
    }
    await this.send(postId, before, voteType);
  }

  /** Another person looks now. */
  reset(): void {
    this.voted = noVotes;
  }

  forget(): void {
    this.reset();
  }

  private isAllowed(isMine: boolean): boolean {
    switch (voteObstacleOf({ membership: this.access, isMine })) {
      case null:
        return true;
      case 'ownPost':
        this.toasts.show(createToast('info', votingMessages.ownPost));
        return false;
      case 'loginRequired':
      case 'readerRequired':
        this.access.require('reader', null);
        return false;
    }
  }

  private async send(postId: string, before: VoteType, voteType: VoteType): Promise<void> {
    this.pending.set(postId, voteType);
    const answer = await this.votes.castVote({ resourceId: postId, resourceType: 'post', voteType });
    const wanted = this.pending.get(postId) ?? voteType;
    this.pending.delete(postId);
    if (answer.ok && wanted !== voteType) {
      await this.send(postId, voteType, wanted);
      return;
    }
    this.answered(postId, before, answer);
  }

  private answered(postId: string, before: VoteType, answer: Result<VoteTally, Failure>): void {
    if (answer.ok) {
      const { voteType, upvotes, downvotes } = answer.value;
      this.posts.change(postId, (post) => ({ ...post, myVote: voteType, upvotes, downvotes }));
      this.voted =
        voteType === 'none' ? withoutVoted(this.voted, 'posts', postId) : withVoted(this.voted, 'posts', postId);
      return;
    }
    this.posts.change(postId, (post) => withVote(post, before));
    this.explain(answer.failure);
  }

  /** What the page's own error messages do not say already: they speak for 401, 403, 404 and 5xx. */
  private explain(failure: Failure): void {
    switch (failure.kind) {
      case 'network':
        this.toasts.show(
          createToast('failure', votingMessages.notCounted, votingMessages.noConnection, { noInternet: true }),
        );
        return;
      case 'invalid':
      case 'conflict':
      case 'tooMany':
        this.toasts.show(createToast('failure', votingMessages.notCounted, failure.message));
        return;
      case 'cancelled':
      case 'unauthenticated':
      case 'forbidden':
      case 'notFound':
      case 'unavailable':
        return;
    }
  }
}
