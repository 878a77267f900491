import { ContainerModule } from 'inversify';
import { MemoryAwards } from '@/adapters/memory/awards/memory-awards';
import { MemoryCompanies } from '@/adapters/memory/company/memory-companies';
import { MemoryVideos } from '@/adapters/memory/company/memory-videos';
import { MemoryPhotos } from '@/adapters/memory/photos/memory-photos';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CompanyAlbumsPort, CompanyAwardsPort, CompanyReadingPort, VideosPort } from '@/core/company/company.port';

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
