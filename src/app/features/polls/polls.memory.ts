import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryPolls } from '@/adapters/memory/memory-polls';
import { MemorySalaryOffers } from '@/adapters/memory/memory-salary-offers';
import { PollsPort } from '@/core/polls/polls.port';
import { SalaryOffersPort } from '@/core/salary-offers/salary-offers.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PollsPort)
    .toResolvedValue((browser) => new MemoryPolls(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SalaryOffersPort)
    .toResolvedValue((browser) => new MemorySalaryOffers(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
