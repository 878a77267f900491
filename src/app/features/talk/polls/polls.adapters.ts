import { PollsApi } from '@/adapters/http/generated/feed/polls';
import { SalaryOffersApi } from '@/adapters/http/generated/feed/salary-offers';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';

export const pollsAdapters = wire((provide) => {
  provide(PollsApi, [HttpClientKey], PollsPort);
  provide(SalaryOffersApi, [HttpClientKey], SalaryOffersPort);
});
