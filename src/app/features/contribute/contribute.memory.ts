import { ContainerModule } from 'inversify';
import { MemoryContributionPopups } from '@/adapters/memory/contribute/memory-contribution-popups';
import { MemoryInterviewGiving } from '@/adapters/memory/contribute/memory-interview-giving';
import { MemoryPhotoGiving } from '@/adapters/memory/contribute/memory-photo-giving';
import { MemorySalaryGiving } from '@/adapters/memory/contribute/memory-salary-giving';
import { MemorySimilarContributions } from '@/adapters/memory/contribute/memory-similar-contributions';
import { MemoryPictureFiles } from '@/adapters/memory/post-media/memory-picture-files';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ContributionPopupsPort } from '@/core/contribute/contribution-popups.port';
import { InterviewGivingPort } from '@/core/contribute/interview-giving.port';
import { CompanyPhotoUploadsPort, PhotoGivingPort, PhotoPicturesPort } from '@/core/contribute/photo-giving.port';
import { SalaryGivingPort } from '@/core/contribute/salary-giving.port';
import { SimilarContributionsPort } from '@/core/contribute/similar-contributions.port';

/** Contributions of a memory world, a line each. */
export const adapters = new ContainerModule(({ bind }) => {
  bind(ContributionPopupsPort)
    .toResolvedValue((browser) => new MemoryContributionPopups(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SalaryGivingPort)
    .toResolvedValue((browser) => new MemorySalaryGiving(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SimilarContributionsPort)
    .toResolvedValue((browser) => new MemorySimilarContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(InterviewGivingPort)
    .toResolvedValue((browser) => new MemoryInterviewGiving(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PhotoGivingPort)
    .toResolvedValue((browser) => new MemoryPhotoGiving(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CompanyPhotoUploadsPort)
    .toResolvedValue((browser) => new MemoryPhotoGiving(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PhotoPicturesPort)
    .toResolvedValue(() => new MemoryPictureFiles())
    .inSingletonScope();
});
