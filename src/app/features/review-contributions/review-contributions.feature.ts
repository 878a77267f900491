import { ContainerModule } from 'inversify';
import { ContributeApi } from '@/adapters/http/generated/review/contribute';
import { ReviewContributionsPort } from '@/core/contribute/review-contributions.port';
import { HttpClientKey } from '../../app-keys';
import type { Feature } from '../../feature';

/** The calls about a user's own reviews: the form sends them, and the reviews of a company delete and bring back. */
export const feature: Feature = {
  adapters: new ContainerModule(({ bind }) => {
    bind(ReviewContributionsPort)
      .toResolvedValue((http) => new ContributeApi(http), [HttpClientKey])
      .inSingletonScope();
  }),
};
