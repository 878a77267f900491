import { ContributeApi } from '@/adapters/http/generated/review/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';

export const reviewContributionsAdapters = wire((provide) => {
  provide(ContributeApi, [HttpClientKey], ReviewContributionsPort);
});
