import { ContainerModule } from 'inversify';
import { ContributeApi as PopupApi } from '@/adapters/http/generated/eligibility/contribute';
import { ContributeApi as InterviewApi } from '@/adapters/http/generated/interviews/contribute';
import { ContributeApi as CountApi } from '@/adapters/http/generated/review/contribute';
import { ContributeApi as SalaryApi } from '@/adapters/http/generated/salary/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { ContributionPopupsPort } from '@/core/research/contribute/contribution-popups.port';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';

/** Contributions over the wire, a line each. */
export const contributeAdapters = new ContainerModule(({ bind }) => {
  bind(ContributionPopupsPort)
    .toResolvedValue((http) => new PopupApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(SalaryContributionsPort)
    .toResolvedValue((http) => new SalaryApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(SimilarContributionsPort)
    .toResolvedValue((http) => new CountApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(InterviewContributionsPort)
    .toResolvedValue((http) => new InterviewApi(http), [HttpClientKey])
    .inSingletonScope();
});
