import { ContainerModule } from 'inversify';
import { MemoryPolls } from '@/adapters/memory/polls/memory-polls';
import { MemorySalaryOffers } from '@/adapters/memory/salary-offers/memory-salary-offers';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
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
