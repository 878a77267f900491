import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPolls } from '@/adapters/memory/talk/polls/memory-polls';
import { MemorySalaryOffers } from '@/adapters/memory/talk/salary-offers/memory-salary-offers';
import { wire } from '@/app/wire';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';

export const adapters = wire((provide) => {
  provide(MemoryPolls, [MemoryBrowserKey], PollsPort);
  provide(MemorySalaryOffers, [MemoryBrowserKey], SalaryOffersPort);
});
