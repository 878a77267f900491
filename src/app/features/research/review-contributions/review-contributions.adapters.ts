import { ContainerModule } from 'inversify';
import { ContributeApi } from '@/adapters/http/generated/review/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';

/** A user's own reviews over the wire. */
export const reviewContributionsAdapters = new ContainerModule(({ bind }) => {
  bind(ReviewContributionsPort)
    .toResolvedValue((http) => new ContributeApi(http), [HttpClientKey])
    .inSingletonScope();
});
