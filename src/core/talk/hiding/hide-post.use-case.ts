import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Hiding } from './hiding.port';
import { hidingOutcomes } from './hiding-messages';
import type { HiddenContent } from './withheld';
import { applyHiding } from './withheld';

/**
 * Hides a post from the feeds, or shows it again. The post disappears immediately, and returns if the service refuses.
 */
export class HidePost {
  readonly #hiding: Pick<Hiding, 'hidePost' | 'showPost'>;
  readonly #withheld: HiddenContent;
  readonly #sure: Pick<RetryingWrites, 'send'>;

  constructor(
    hiding: Pick<Hiding, 'hidePost' | 'showPost'>,
    withheld: HiddenContent,
    sure: Pick<RetryingWrites, 'send'>,
  ) {
    this.#hiding = hiding;
    this.#withheld = withheld;
    this.#sure = sure;
  }

  execute(postId: string, isHidden: boolean): Promise<Result<unknown, Failure>> {
    return applyHiding(this.#withheld, postId, isHidden, () =>
      isHidden
        ? this.#sure.send(hidingOutcomes.hidden, () => this.#hiding.hidePost({ postId }))
        : this.#sure.send(hidingOutcomes.shown, () => this.#hiding.showPost({ postId })),
    );
  }
}
