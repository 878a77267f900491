import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Hiding } from './hiding.port';
import { hidingOutcomes } from './hiding-messages';
import type { HiddenContent } from './withheld';
import { applyHiding } from './withheld';

/**
 * Blocks or unblocks a pseudonym. Its posts disappear immediately, and return if the service
 * refuses.
 */
export class BlockName {
  readonly #hiding: Pick<Hiding, 'blockName' | 'unblockName'>;
  readonly #withheld: HiddenContent;
  readonly #sure: Pick<RetryingWrites, 'send'>;

  constructor(
    hiding: Pick<Hiding, 'blockName' | 'unblockName'>,
    withheld: HiddenContent,
    sure: Pick<RetryingWrites, 'send'>,
  ) {
    this.#hiding = hiding;
    this.#withheld = withheld;
    this.#sure = sure;
  }

  execute(name: string, isBlocked: boolean): Promise<Result<unknown, Failure>> {
    return applyHiding(this.#withheld, name, isBlocked, () =>
      isBlocked
        ? this.#sure.send(hidingOutcomes.blocked(name), () => this.#hiding.blockName({ name }))
        : this.#sure.send(hidingOutcomes.unblocked(name), () => this.#hiding.unblockName({ name })),
    );
  }
}
