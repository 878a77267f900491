import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { CompanyReadingPort } from '@/core/company/company.port';
import { ContributionPopupsPort } from '@/core/contribute/contribution-popups.port';
import { PromptPauses } from '@/core/contribute/prompt-pauses';
import { PersonalKey } from '@/stores/common/personal';
import { NearCompaniesKey, PromptsKey } from '@/stores/contribute/keys';
import { NearCompaniesStore } from '@/stores/contribute/near-companies.store';
import { PromptsStore } from '@/stores/contribute/prompts.store';
import { SessionKey } from '@/stores/session/keys';
import { createTextHintsView, TextHintsViewKey } from '@/views/contribute/lazy-text-hints';

/** The prompts for contributions, which several screens show, and the names that are like one to add. */
export const contributeModule = new ContainerModule(({ bind }) => {
  bind(PromptsKey)
    .toResolvedValue(
      (popups, storage, clock, session) => new PromptsStore(popups, new PromptPauses(storage, clock), session),
      [ContributionPopupsPort, StoragePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PromptsKey);
  bind(NearCompaniesKey)
    .toResolvedValue((companies) => new NearCompaniesStore(companies), [CompanyReadingPort])
    .inSingletonScope();
  bind(TextHintsViewKey).toResolvedValue(createTextHintsView).inSingletonScope();
});
