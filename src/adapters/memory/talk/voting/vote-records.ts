export type CountedVote = 'up' | 'down';

export interface VotesElsewhere {
  readonly upvotes: number;
  readonly downvotes: number;
}

interface VotesOnOne {
  elsewhere: VotesElsewhere;
  readonly byUserId: Map<string, CountedVote>;
}

export class VoteRecords {
  readonly #byId = new Map<string, VotesOnOne>();

  setElsewhere(id: string, elsewhere: VotesElsewhere): void {
    this.#of(id).elsewhere = elsewhere;
  }

  voteOf(userId: string, id: string): CountedVote | null {
    return this.#of(id).byUserId.get(userId) ?? null;
  }

  /** Sets a vote. Null withdraws it. */
  setVote(userId: string, id: string, vote: CountedVote | null): void {
    const { byUserId } = this.#of(id);
    if (vote === null) byUserId.delete(userId);
    else byUserId.set(userId, vote);
  }

  forget(userId: string): void {
    for (const { byUserId } of this.#byId.values()) byUserId.delete(userId);
  }

  countsOf(id: string): VotesElsewhere {
    const { elsewhere, byUserId } = this.#of(id);
    const count = (side: CountedVote): number => [...byUserId.values()].filter((vote) => vote === side).length;
    return { upvotes: elsewhere.upvotes + count('up'), downvotes: elsewhere.downvotes + count('down') };
  }

  #of(id: string): VotesOnOne {
    const known = this.#byId.get(id);
    if (known !== undefined) return known;
    const none: VotesOnOne = { elsewhere: { upvotes: 0, downvotes: 0 }, byUserId: new Map() };
    this.#byId.set(id, none);
    return none;
  }
}
