import { makeAutoObservable } from 'mobx';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import type { CastVote, CastVoteFailure } from '@/core/voting/cast-vote.use-case';
import type { ResumeVote } from '@/core/voting/resume-vote.use-case';
import type { Votable, VotableType, VoteType } from '@/core/voting/vote';
import type { VotedLists } from '@/core/voting/voted-lists';
import { noVotes, withoutVoted, withVoted } from '@/core/voting/voted-lists';
import { votingMessages } from '@/core/voting/voting-messages';
import { showFailure } from '../common/failure-toast';
import type { Personal } from '../common/personal';
import type { Access } from '../session/access';

const LISTS = { post: 'posts' } as const satisfies Record<VotableType, keyof VotedLists>;

/** Votes, and what the user reads where one does not count. */
export class VotingStore implements Personal {
  voted: VotedLists = noVotes;
  readonly #castVote: CastVote;
  readonly #resumeVote: ResumeVote;
  readonly #access: Access;
  readonly #toasts: Toasts;

  constructor(castVote: CastVote, resumeVote: ResumeVote, access: Access, toasts: Toasts) {
    this.#castVote = castVote;
    this.#resumeVote = resumeVote;
    this.#access = access;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The user pressed a vote button. */
  async press(votable: Votable, pressed: 'up' | 'down'): Promise<void> {
    const outcome = await this.#castVote.execute({ votable, pressed, membership: this.#access });
    if (!outcome.ok) this.explain(votable, pressed, outcome.failure);
    else if (outcome.value !== null) this.counted(votable, outcome.value.voteType);
  }

  /** The user has the role now that a vote of theirs waited for; a toast says what became of it. */
  async resume(votable: Votable, pressed: 'up' | 'down'): Promise<void> {
    const outcome = await this.#resumeVote.execute({ votable, pressed, membership: this.#access });
    if (outcome.ok) {
      this.counted(votable, pressed);
      this.#toasts.show(createToast('success', votingMessages.resumed));
    } else if (outcome.failure.kind === 'notShown') {
      this.#toasts.show(createToast('failure', votingMessages.notCounted));
    } else this.explain(votable, pressed, outcome.failure);
  }

  forget(): void {
    this.#castVote.forget();
    this.voted = noVotes;
  }

  private counted({ type, id }: Votable, voteType: VoteType): void {
    this.voted =
      voteType === 'none' ? withoutVoted(this.voted, LISTS[type], id) : withVoted(this.voted, LISTS[type], id);
  }

  private explain(votable: Votable, pressed: 'up' | 'down', failure: CastVoteFailure): void {
    switch (failure.kind) {
      case 'loginRequired':
      case 'readerRequired':
        this.#access.require('reader', null, { kind: 'vote', votable, pressed });
        return;
      case 'ownContribution':
        this.#toasts.show(createToast('info', votingMessages.own[votable.type]));
        return;
      case 'rejected':
        showFailure(this.#toasts, votingMessages.notCounted, failure.failure);
        return;
      case 'notShown':
        return;
    }
  }
}
