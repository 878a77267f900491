import { ContainerModule } from 'inversify';
import { ContributeApi } from '@/adapters/http/generated/review/contribute';
import { ReviewContributionsPort } from '@/core/contribute/review-contributions.port';
import { HttpClientKey } from '../../app-keys';

/** A user's own reviews over the wire. */
export const reviewContributionsAdapters = new ContainerModule(({ bind }) => {
  bind(ReviewContributionsPort)
    .toResolvedValue((http) => new ContributeApi(http), [HttpClientKey])
    .inSingletonScope();
});
