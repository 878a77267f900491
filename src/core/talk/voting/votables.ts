import type { Votable, VotableType } from './vote';
import type { VoteState } from './vote-tally';

export interface ShownVotable extends VoteState {
  readonly isMine: boolean;
}

/** The feature that shows votables of one type. */
export interface VotableSource {
  /** Null for one that the page does not show. */
  findVotable(id: string): ShownVotable | null;
  showVotes(id: string, votes: VoteState): void;
  /** The ids of those that the page has, the last ones first; absent if the service lists no votes on the type. */
  readonly votableIds?: readonly string[];
}

/** Everything on the page that can be voted on. A feature registers the types that it shows. */
export class Votables {
  readonly #sources = new Map<VotableType, VotableSource>();

  register(type: VotableType, source: VotableSource): void {
    this.#sources.set(type, source);
  }

  /** Null for one that the page does not show. */
  find({ type, id }: Votable): ShownVotable | null {
    return this.#sources.get(type)?.findVotable(id) ?? null;
  }

  /** Returns the ids of a type that the page has, the last ones first. */
  idsOf(type: VotableType): readonly string[] {
    return this.#sources.get(type)?.votableIds ?? [];
  }

  show({ type, id }: Votable, { upvotes, downvotes, myVote }: VoteState): void {
    this.#sources.get(type)?.showVotes(id, { upvotes, downvotes, myVote });
  }
}
