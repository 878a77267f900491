import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { ContributionPopupsPort } from '@/core/contribute/contribution-popups.port';
import { PromptPauses } from '@/core/contribute/prompt-pauses';
import { PersonalKey } from '@/stores/common/personal';
import { PromptsKey } from '@/stores/contribute/keys';
import { PromptsStore } from '@/stores/contribute/prompts.store';
import { SessionKey } from '@/stores/session/keys';

/** The prompts for contributions, which several screens show. */
export const contributeModule = new ContainerModule(({ bind }) => {
  bind(PromptsKey)
    .toResolvedValue(
      (popups, storage, clock, session) => new PromptsStore(popups, new PromptPauses(storage, clock), session),
      [ContributionPopupsPort, StoragePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PromptsKey);
});
