import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryAwards } from '@/adapters/memory/research/awards/memory-awards';
import { MemoryCompanies } from '@/adapters/memory/research/company/memory-companies';
import { MemoryVideos } from '@/adapters/memory/research/company/memory-videos';
import { MemoryPhotos } from '@/adapters/memory/research/photos/memory-photos';
import {
  CompanyAlbumsPort,
  CompanyAwardsPort,
  CompanyReadingPort,
  VideosPort,
} from '@/core/research/company/company.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CompanyReadingPort)
    .toResolvedValue((browser) => new MemoryCompanies(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(VideosPort)
    .toResolvedValue((browser) => new MemoryVideos(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CompanyAwardsPort)
    .toResolvedValue((browser) => new MemoryAwards(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CompanyAlbumsPort)
    .toResolvedValue((browser) => new MemoryPhotos(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
