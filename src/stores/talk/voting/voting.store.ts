import { makeAutoObservable } from 'mobx';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import { retryingWriteMessages } from '@/core/kernel/failed-calls/retrying-write-messages';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { plural } from '@/core/kernel/formatting/plural';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { CastVote, CastVoteFailure } from '@/core/talk/voting/cast-vote.use-case';
import type { RefreshMyVotes } from '@/core/talk/voting/refresh-my-votes.use-case';
import type { ResumeVote } from '@/core/talk/voting/resume-vote.use-case';
import type { SendWaitingVotes } from '@/core/talk/voting/send-waiting-votes.use-case';
import type { Votable, VoteTally } from '@/core/talk/voting/vote';
import { voteOutcomes, votingMessages } from '@/core/talk/voting/voting-messages';
import type { WaitingVotes } from '@/core/talk/voting/waiting-votes';
import type { Access } from '@/stores/account/session/access';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface VotingUseCases {
  readonly castVote: CastVote;
  readonly resumeVote: ResumeVote;
  readonly waiting: WaitingVotes;
  readonly sendWaiting: SendWaitingVotes;
  readonly refreshMyVotes: RefreshMyVotes;
  readonly sure: RetryingWrites;
}

const WAITING_TOAST = 'waiting-votes';

/** Votes, and the explanation if a vote does not count. */
export class VotingStore implements PersonalStore {
  readonly #castVote: CastVote;
  readonly #resumeVote: ResumeVote;
  readonly #access: Access;
  readonly #toasts: Toasts;
  readonly #waiting: WaitingVotes;
  readonly #sendWaiting: SendWaitingVotes;
  readonly #refreshMyVotes: RefreshMyVotes;
  readonly #sure: RetryingWrites;

  constructor(useCases: VotingUseCases, access: Access, toasts: Toasts) {
    this.#castVote = useCases.castVote;
    this.#waiting = useCases.waiting;
    this.#sendWaiting = useCases.sendWaiting;
    this.#refreshMyVotes = useCases.refreshMyVotes;
    this.#resumeVote = useCases.resumeVote;
    this.#sure = useCases.sure;
    this.#access = access;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async press(votable: Votable, pressed: 'up' | 'down'): Promise<void> {
    const outcome = await this.#castVote.execute({ votable, pressed, membership: this.#access });
    if (!outcome.ok) this.explain(votable, pressed, outcome.failure);
  }

  /** Votes once the user has the role. A toast reports the outcome. */
  async resume(votable: Votable, pressed: 'up' | 'down'): Promise<void> {
    const outcome = await this.#resumeVote.execute({ votable, pressed, membership: this.#access });
    if (outcome.ok) {
      this.#toasts.show(createToast('success', votingMessages.resumed));
    } else if (outcome.failure.kind === 'notShown') {
      this.#toasts.show(createToast('failure', votingMessages.notCounted));
    } else this.explain(votable, pressed, outcome.failure);
  }

  forget(): void {
    this.#castVote.forget();
    this.#refreshMyVotes.forget();
    this.#waiting.clear();
    this.#sure.forget();
  }

  /** Called after a lost connection or a return to the page. Resends lost votes and loads votes from elsewhere. */
  async catchUp(): Promise<void> {
    await this.#sure.tryNow();
    if (this.#access.isLoggedIn) await this.#refreshMyVotes.execute();
  }

  castElsewhere(tally: VoteTally): void {
    this.#castVote.showCast(tally);
  }

  private async sendWaiting(): Promise<boolean> {
    const { counted, refusal } = await this.#sendWaiting.execute();
    if (this.#waiting.isEmpty) this.#toasts.dismiss(WAITING_TOAST);
    if (counted > 0) this.#toasts.show(createToast('success', plural(counted, votingMessages.sent)));
    if (refusal !== null) {
      showFailure(this.#toasts, votingMessages.notCounted, refusal);
      await this.#refreshMyVotes.execute();
    }
    return this.#waiting.isEmpty;
  }

  private wait({ type, id }: Votable, pressed: 'up' | 'down'): void {
    const voteType = this.#castVote.keep({ type, id }, pressed);
    if (voteType === null) return;
    if (this.#waiting.isEmpty) this.#sure.tryUntilDone(this.sendWaiting);
    this.#waiting.add({ resourceId: id, resourceType: type, voteType });
    const text = retryingWriteMessages.unknown(voteOutcomes.counts);
    this.#toasts.show(createToast('info', text, retryingWriteMessages.trying), WAITING_TOAST);
  }

  private explain(votable: Votable, pressed: 'up' | 'down', failure: CastVoteFailure): void {
    switch (failure.kind) {
      case 'loginRequired':
      case 'readerRequired':
        this.#access.require('READER', null, { kind: 'vote', votable, pressed });
        return;
      case 'ownContribution':
        this.#toasts.show(createToast('info', votingMessages.own[votable.type]));
        return;
      case 'rejected':
        if (isAnswerLost(failure.failure)) {
          this.wait(votable, pressed);
          return;
        }
        showFailure(this.#toasts, votingMessages.notCounted, failure.failure);
        return;
      case 'notShown':
        return;
    }
  }
}
