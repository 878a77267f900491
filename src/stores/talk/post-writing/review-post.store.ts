import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { WritingHelp } from '@/core/talk/post-writing/writing-help.port';
import { draftCommunityOf } from '@/core/talk/posting/draft';
import { postingMessages } from '@/core/talk/posting/posting-messages';
import type { Access } from '@/stores/account/session/access';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { IntentsStore } from '../intents/intents.store';
import type { ComposerStore } from '../posting/composer.store';

export interface ReviewPostPorts {
  readonly help: Pick<WritingHelp, 'generateReviewPost'>;
  readonly toasts: Toasts;
}

/** Starts a post about a review. */
export class ReviewPostStore {
  readonly #ports: ReviewPostPorts;
  readonly #composer: Pick<ComposerStore, 'open' | 'writing'>;
  readonly #access: Access;
  readonly #intents: Pick<IntentsStore, 'take'>;

  constructor(
    ports: ReviewPostPorts,
    composer: Pick<ComposerStore, 'open' | 'writing'>,
    access: Access,
    intents: Pick<IntentsStore, 'take'>,
  ) {
    this.#ports = ports;
    this.#composer = composer;
    this.#access = access;
    this.#intents = intents;
  }

  async resume(isAfterOnboarding: boolean): Promise<void> {
    const intent = this.#intents.take('discussReview', isAfterOnboarding);
    if (intent !== null) await this.discuss(intent.reviewId);
  }

  /** Starts the post once the user has the role. An existing draft stays. */
  async discuss(reviewId: string): Promise<void> {
    if (!this.#access.require('WRITER', 'question', { kind: 'discussReview', reviewId })) return;
    const { help, toasts } = this.#ports;
    const answer = await help.generateReviewPost({ reviewId });
    if (!answer.ok) {
      showFailure(toasts, postingMessages.notBegun, answer.failure);
      return;
    }
    this.#composer.open({ touchpoint: 'review' });
    const { writing } = this.#composer;
    if (writing.isWritten) {
      toasts.show(createToast('alert', postingMessages.draftInTheWay));
      return;
    }
    const { title, content, community } = answer.value;
    if (community !== null) writing.changeCommunity(draftCommunityOf(community));
    writing.changeTitle(title);
    writing.changeContent(content);
  }
}
