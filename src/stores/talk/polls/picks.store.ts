import { makeAutoObservable } from 'mobx';
import type { OwnPick } from '@/core/kernel/realtime/user-events.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { BallotKind } from '@/core/talk/polls/ballot-kind.rules';
import type { CastBallot, CastBallotFailure } from '@/core/talk/polls/cast-pick.use-case';
import { pollMessages } from '@/core/talk/polls/poll-messages';
import { offerMessages } from '@/core/talk/salary-offers/offer-messages';
import { votingMessages } from '@/core/talk/voting/voting-messages';
import type { Access } from '@/stores/account/session/access';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export type PickCasters = Readonly<
  Record<BallotKind, Pick<CastBallot<unknown>, 'execute' | 'refresh' | 'showPicked' | 'forget'>>
>;

const OWN: Readonly<Record<BallotKind, string>> = { poll: pollMessages.own, salary: offerMessages.own };

/** Picks in polls and among offers, and the explanation if a pick does not count. */
export class PicksStore implements PersonalStore {
  readonly #casters: PickCasters;
  readonly #access: Access;
  readonly #toasts: Toasts;

  constructor(casters: PickCasters, access: Access, toasts: Toasts) {
    this.#casters = casters;
    this.#access = access;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async pick(ballot: BallotKind, postId: string, optionId: number): Promise<void> {
    const outcome = await this.#casters[ballot].execute({ postId, optionId, membership: this.#access });
    if (!outcome.ok) this.explain(ballot, postId, optionId, outcome.failure);
  }

  async pickedElsewhere({ ballot, postId, optionId }: OwnPick): Promise<void> {
    await this.#casters[ballot].showPicked(postId, optionId);
  }

  async refresh(ballot: BallotKind, postId: string): Promise<void> {
    await this.#casters[ballot].refresh(postId);
  }

  /** Picks once the user has the role. A toast reports the outcome. */
  async resume(ballot: BallotKind, postId: string, optionId: number): Promise<void> {
    const outcome = await this.#casters[ballot].execute({ postId, optionId, membership: this.#access });
    if (outcome.ok) this.#toasts.show(createToast('success', votingMessages.resumed));
    else if (outcome.failure.kind === 'notShown') this.#toasts.show(createToast('failure', votingMessages.notCounted));
    else this.explain(ballot, postId, optionId, outcome.failure);
  }

  forget(): void {
    for (const caster of Object.values(this.#casters)) caster.forget();
  }

  private explain(ballot: BallotKind, postId: string, optionId: number, failure: CastBallotFailure): void {
    switch (failure.kind) {
      case 'loginRequired':
      case 'readerRequired':
        this.#access.require('READER', null, { kind: 'pick', ballot, postId, optionId });
        return;
      case 'ownContribution':
        this.#toasts.show(createToast('info', OWN[ballot]));
        return;
      case 'closed':
        this.#toasts.show(createToast('info', pollMessages.closed));
        return;
      case 'rejected':
        showFailure(this.#toasts, votingMessages.notCounted, failure.failure);
        return;
      case 'notShown':
        return;
    }
  }
}
