import { ContributeApi as PopupApi } from '@/adapters/http/generated/eligibility/contribute';
import { ContributeApi as InterviewApi } from '@/adapters/http/generated/interviews/contribute';
import { ContributeApi as CountApi } from '@/adapters/http/generated/review/contribute';
import { ContributeApi as SalaryApi } from '@/adapters/http/generated/salary/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import { ContributionPopupsPort } from '@/core/research/contribute/contribution-popups.port';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { PromptPauses } from '@/core/research/contribute/prompt-pauses';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NearCompaniesKey, PromptsKey } from '@/stores/research/contribute/keys';
import { NearCompaniesStore } from '@/stores/research/contribute/near-companies.store';
import { PromptsStore } from '@/stores/research/contribute/prompts.store';
import { createTextHintsView, TextHintsViewKey } from '@/views/research/contribute/lazy-text-hints';

export const contributeAdapters = wire((provide) => {
  provide(PopupApi, [HttpClientKey], ContributionPopupsPort);
  provide(SalaryApi, [HttpClientKey], SalaryContributionsPort);
  provide(CountApi, [HttpClientKey], SimilarContributionsPort);
  provide(InterviewApi, [HttpClientKey], InterviewContributionsPort);
});

export const contributeModule = wire((provide, bind) => {
  bind(PromptsKey)
    .toResolvedValue(
      (popups, storage, clock, session) => new PromptsStore(popups, new PromptPauses(storage, clock), session),
      [ContributionPopupsPort, StoragePort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PromptsKey);
  provide(NearCompaniesStore, [CompanyReadingPort], NearCompaniesKey);
  bind(TextHintsViewKey).toResolvedValue(createTextHintsView).inSingletonScope();
});
