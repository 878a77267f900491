import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryContributionPopups } from '@/adapters/memory/research/contribute/memory-contribution-popups';
import { MemoryInterviewContributions } from '@/adapters/memory/research/contribute/memory-interview-contributions';
import { MemoryPhotoContributions } from '@/adapters/memory/research/contribute/memory-photo-contributions';
import { MemorySalaryContributions } from '@/adapters/memory/research/contribute/memory-salary-contributions';
import { MemorySimilarContributions } from '@/adapters/memory/research/contribute/memory-similar-contributions';
import { MemoryPictureFiles } from '@/adapters/memory/talk/post-media/memory-picture-files';
import { ContributionPopupsPort } from '@/core/research/contribute/contribution-popups.port';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import {
  CompanyPhotoUploadsPort,
  PhotoContributionsPort,
  PhotoPicturesPort,
} from '@/core/research/contribute/photo-contributions.port';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';

/** Contributions of a memory world, a line each. */
export const adapters = new ContainerModule(({ bind }) => {
  bind(ContributionPopupsPort)
    .toResolvedValue((browser) => new MemoryContributionPopups(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SalaryContributionsPort)
    .toResolvedValue((browser) => new MemorySalaryContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(SimilarContributionsPort)
    .toResolvedValue((browser) => new MemorySimilarContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(InterviewContributionsPort)
    .toResolvedValue((browser) => new MemoryInterviewContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PhotoContributionsPort)
    .toResolvedValue((browser) => new MemoryPhotoContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CompanyPhotoUploadsPort)
    .toResolvedValue((browser) => new MemoryPhotoContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PhotoPicturesPort)
    .toResolvedValue(() => new MemoryPictureFiles())
    .inSingletonScope();
});
