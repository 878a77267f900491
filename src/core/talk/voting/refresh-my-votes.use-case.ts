import type { CastVote } from './cast-vote.use-case';
import type { Votables } from './votables';
import type { VoteType } from './vote';
import { withVote } from './vote-tally';
import type { Votes } from './votes.port';

const MAX_POSTS = 100;

/** Shows votes that the user cast in another tab or on another device. */
export class RefreshMyVotes {
  readonly #votes: Votes;
  readonly #votables: Votables;
  readonly #castVote: CastVote;
  #viewerNumber = 0;

  constructor(votes: Votes, votables: Votables, castVote: CastVote) {
    this.#votes = votes;
    this.#votables = votables;
    this.#castVote = castVote;
  }

  async execute(): Promise<void> {
    const viewerNumber = this.#viewerNumber;
    const before = this.#shownVotes();
    if (before.size === 0) return;
    const answer = await this.#votes.listMyVotes({ postIds: [...before.keys()] });
    if (!answer.ok || viewerNumber !== this.#viewerNumber) return;
    const mine = new Map(answer.value.votes.map(({ id, voteType }) => [id, voteType]));
    for (const [id, shown] of before) this.#show(id, shown, mine.get(id) ?? 'none');
  }

  forget(): void {
    this.#viewerNumber += 1;
  }

  /** Returns the shown votes without pending ones. */
  #shownVotes(): ReadonlyMap<string, VoteType> {
    const shown = this.#votables.idsOf('post').flatMap((id) => {
      const post = this.#votables.find({ type: 'post', id });
      const isSettled = post !== null && !post.isMine && !this.#castVote.isUnderWay({ type: 'post', id });
      return isSettled ? [[id, post.myVote] as const] : [];
    });
    return new Map(shown.slice(0, MAX_POSTS));
  }

  /** Skips votables on which the user clicked a button in the meantime. */
  #show(id: string, before: VoteType, vote: VoteType): void {
    const post = this.#votables.find({ type: 'post', id });
    if (post === null || vote === before || post.myVote !== before) return;
    if (!this.#castVote.isUnderWay({ type: 'post', id }))
      this.#votables.show({ type: 'post', id }, withVote(post, vote));
  }
}
