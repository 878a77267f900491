import { ContainerModule } from 'inversify';
import { PollsApi } from '@/adapters/http/generated/feed/polls';
import { SalaryOffersApi } from '@/adapters/http/generated/feed/salary-offers';
import { HttpClientKey } from '@/app/app-keys';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';

/** Polls, salaries and offers over the wire. */
export const pollsAdapters = new ContainerModule(({ bind }) => {
  bind(PollsPort)
    .toResolvedValue((http) => new PollsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(SalaryOffersPort)
    .toResolvedValue((http) => new SalaryOffersApi(http), [HttpClientKey])
    .inSingletonScope();
});
