import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { CastVote, CastVoteFailure, CastVoteInput } from './cast-vote.use-case';
import type { Votables } from './votables';

/**
 * Casts the vote that the user chose before logging in or choosing a role. Unlike a second click, it never withdraws a
 * vote.
 */
export class ResumeVote {
  readonly #castVote: CastVote;
  readonly #votables: Votables;

  constructor(castVote: CastVote, votables: Votables) {
    this.#castVote = castVote;
    this.#votables = votables;
  }

  async execute(input: CastVoteInput): Promise<Result<null, CastVoteFailure>> {
    if (this.#votables.find(input.votable)?.myVote === input.pressed) return ok(null);
    const outcome = await this.#castVote.execute(input);
    return outcome.ok ? ok(null) : outcome;
  }
}
