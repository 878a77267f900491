import { ContributeApi as PopupApi } from '@/adapters/http/generated/eligibility/contribute';
import { ContributeApi as InterviewApi } from '@/adapters/http/generated/interviews/contribute';
import { ContributeApi as CountApi } from '@/adapters/http/generated/review/contribute';
import { ContributeApi as SalaryApi } from '@/adapters/http/generated/salary/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ContributionPopupsPort } from '@/core/research/contribute/contribution-popups.port';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';

export const contributeAdapters = wire((provide) => {
  provide(PopupApi, [HttpClientKey], ContributionPopupsPort);
  provide(SalaryApi, [HttpClientKey], SalaryContributionsPort);
  provide(CountApi, [HttpClientKey], SimilarContributionsPort);
  provide(InterviewApi, [HttpClientKey], InterviewContributionsPort);
});
