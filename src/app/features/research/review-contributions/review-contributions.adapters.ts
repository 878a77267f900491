import { ContributeApi } from '@/adapters/http/generated/review/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';

/** A user's own reviews over the wire. */
export const reviewContributionsAdapters = wire((provide) => {
  provide(ContributeApi, [HttpClientKey], ReviewContributionsPort);
});
