import { ContainerModule } from 'inversify';
import { PollsApi } from '@/adapters/http/generated/feed/polls';
import { SalaryOffersApi } from '@/adapters/http/generated/feed/salary-offers';
import { PollsPort } from '@/core/polls/polls.port';
import { SalaryOffersPort } from '@/core/salary-offers/salary-offers.port';
import { HttpClientKey } from '../../app-keys';

/** Polls, salaries and offers over the wire. */
export const pollsAdapters = new ContainerModule(({ bind }) => {
  bind(PollsPort)
    .toResolvedValue((http) => new PollsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(SalaryOffersPort)
    .toResolvedValue((http) => new SalaryOffersApi(http), [HttpClientKey])
    .inSingletonScope();
});
