import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryContributionPopups } from '@/adapters/memory/research/contribute/memory-contribution-popups';
import { MemoryInterviewContributions } from '@/adapters/memory/research/contribute/memory-interview-contributions';
import { MemoryPhotoContributions } from '@/adapters/memory/research/contribute/memory-photo-contributions';
import { MemorySalaryContributions } from '@/adapters/memory/research/contribute/memory-salary-contributions';
import { MemorySimilarContributions } from '@/adapters/memory/research/contribute/memory-similar-contributions';
import { MemoryPictureFiles } from '@/adapters/memory/talk/post-media/memory-picture-files';
import { wire } from '@/app/wire';
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
export const adapters = wire((provide) => {
  provide(MemoryContributionPopups, [MemoryBrowserKey], ContributionPopupsPort);
  provide(MemorySalaryContributions, [MemoryBrowserKey], SalaryContributionsPort);
  provide(MemorySimilarContributions, [MemoryBrowserKey], SimilarContributionsPort);
  provide(MemoryInterviewContributions, [MemoryBrowserKey], InterviewContributionsPort);
  provide(MemoryPhotoContributions, [MemoryBrowserKey], PhotoContributionsPort);
  provide(MemoryPhotoContributions, [MemoryBrowserKey], CompanyPhotoUploadsPort);
  provide(MemoryPictureFiles, [], PhotoPicturesPort);
});
