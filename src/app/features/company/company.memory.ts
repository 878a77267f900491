import { ContainerModule } from 'inversify';
import { MemoryAwards } from '@/adapters/memory/memory-awards';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryCompanies } from '@/adapters/memory/memory-companies';
import { MemoryCompanyListing } from '@/adapters/memory/memory-company-listing';
import { MemoryPhotos } from '@/adapters/memory/memory-photos';
import { MemoryVideos } from '@/adapters/memory/memory-videos';
import {
  CompanyAlbumsPort,
  CompanyAwardsPort,
  CompanyListingPort,
  CompanyReadingPort,
  VideosPort,
} from '@/core/company/company.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CompanyReadingPort)
    .toResolvedValue((browser) => new MemoryCompanies(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(VideosPort)
    .toResolvedValue((browser) => new MemoryVideos(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CompanyListingPort)
    .toResolvedValue((browser) => new MemoryCompanyListing(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CompanyAwardsPort)
    .toResolvedValue((browser) => new MemoryAwards(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CompanyAlbumsPort)
    .toResolvedValue((browser) => new MemoryPhotos(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
