import type { Votable, VotableType } from './vote';
import type { VoteState } from './vote-tally';

export interface ShownVotable extends VoteState {
  readonly isMine: boolean;
}

export interface VotableSource {
  findVotable(id: string): ShownVotable | null;
  showVotes(id: string, votes: VoteState): void;
  /** The ids on the page, in reverse order. Absent if the service lists no votes for the type. */
  readonly votableIds?: readonly string[];
}

/** Everything on the page that can be voted on. Features register their types. */
export class Votables {
  readonly #sources = new Map<VotableType, VotableSource>();

  register(type: VotableType, source: VotableSource): void {
    this.#sources.set(type, source);
  }

  find({ type, id }: Votable): ShownVotable | null {
    return this.#sources.get(type)?.findVotable(id) ?? null;
  }

  idsOf(type: VotableType): readonly string[] {
    return this.#sources.get(type)?.votableIds ?? [];
  }

  show({ type, id }: Votable, { upvotes, downvotes, myVote }: VoteState): void {
    this.#sources.get(type)?.showVotes(id, { upvotes, downvotes, myVote });
  }
}
