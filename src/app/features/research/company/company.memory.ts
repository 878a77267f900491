import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryAwards } from '@/adapters/memory/research/awards/memory-awards';
import { MemoryCompanies } from '@/adapters/memory/research/company/memory-companies';
import { MemoryVideos } from '@/adapters/memory/research/company/memory-videos';
import { MemoryPhotos } from '@/adapters/memory/research/photos/memory-photos';
import { wire } from '@/app/wire';
import {
  CompanyAlbumsPort,
  CompanyAwardsPort,
  CompanyReadingPort,
  VideosPort,
} from '@/core/research/company/company.port';

export const adapters = wire((provide) => {
  provide(MemoryCompanies, [MemoryBrowserKey], CompanyReadingPort);
  provide(MemoryVideos, [MemoryBrowserKey], VideosPort);
  provide(MemoryAwards, [MemoryBrowserKey], CompanyAwardsPort);
  provide(MemoryPhotos, [MemoryBrowserKey], CompanyAlbumsPort);
});
