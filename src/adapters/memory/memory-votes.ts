import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { MyVote, Vote, VoteTally } from '@/core/voting/vote';
import type { Votes } from '@/core/voting/votes.port';
import type { MemoryBrowser } from './memory-browser';
import { refusal } from './memory-failure';
import { postNotFound } from './memory-feed';
import { faultOfId, faultOfIds } from './memory-ids-fault';
import { countsOf } from './memory-presenter';
import type { MemoryPerson, MemoryPost } from './memory-records';
import { upvotedNotification } from './upvoted-notification';

/** Votes in the memory world. */
export class MemoryVotes implements Votes {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  castVote(vote: Vote): Promise<Result<VoteTally, Failure>> {
    return this.#browser.askSignedIn('castVote', (viewer) => {
      const fault = faultOfId('resourceId', vote.resourceId);
      if (fault !== null) return fault;
      if (!viewer.isReader) {
        return refusal(422, 'reader_required', 'Finish the first step of getting started to vote.');
      }
      const post = this.#browser.world.posts.get(vote.resourceId);
      if (post === undefined || post.status !== 'LIVE') return postNotFound();
      if (post.authorId === viewer.id) {
        return refusal(422, 'own_post', 'This is your own post; others vote on it.');
      }
      this.#cast(viewer, post, vote);
      return ok({ ...vote, ...countsOf(post) });
    });
  }

  listMyVotes({
    postIds,
  }: {
    readonly postIds: readonly string[];
  }): Promise<Result<{ readonly votes: readonly MyVote[] }, Failure>> {
    return this.#browser.askSignedIn('listMyVotes', (viewer) => {
      const fault = faultOfIds('postIds', postIds);
      if (fault !== null) return fault;
      const votes = postIds.flatMap((id) => {
        const voteType = this.#browser.world.posts.get(id)?.votes.get(viewer.id);
        return voteType === undefined ? [] : [{ id, voteType }];
      });
      return ok({ votes });
    });
  }

  #cast(viewer: MemoryPerson, post: MemoryPost, { voteType }: Vote): void {
    const before = post.votes.get(viewer.id);
    if (voteType === 'none') post.votes.delete(viewer.id);
    else post.votes.set(viewer.id, voteType);
    if (voteType === 'up' && before !== 'up') this.#tellAuthor(post);
  }

  /** One notification per post: the next vote renews it. */
  #tellAuthor(post: MemoryPost): void {
    const { world } = this.#browser;
    const author = post.authorId === null ? undefined : world.people.get(post.authorId);
    if (author !== undefined) world.notify(author, upvotedNotification(world, author, post));
  }
}
