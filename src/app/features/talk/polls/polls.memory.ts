import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPolls } from '@/adapters/memory/talk/polls/memory-polls';
import { MemorySalaryOffers } from '@/adapters/memory/talk/salary-offers/memory-salary-offers';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PollsPort)
    .toResolvedValue((browser) => new MemoryPolls(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SalaryOffersPort)
    .toResolvedValue((browser) => new MemorySalaryOffers(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
