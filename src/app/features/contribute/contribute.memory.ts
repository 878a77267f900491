import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryInterviewGiving } from '@/adapters/memory/memory-interview-giving';
import { MemoryPhotoGiving } from '@/adapters/memory/memory-photo-giving';
import { MemoryPictureFiles } from '@/adapters/memory/memory-picture-files';
import { MemorySalaryGiving } from '@/adapters/memory/memory-salary-giving';
import { InterviewGivingPort } from '@/core/contribute/interview-giving.port';
import { CompanyPhotoUploadsPort, PhotoGivingPort, PhotoPicturesPort } from '@/core/contribute/photo-giving.port';
import { SalaryGivingPort } from '@/core/contribute/salary-giving.port';

/** Contributions of a memory world, a line each. */
export const adapters = new ContainerModule(({ bind }) => {
  bind(SalaryGivingPort)
    .toResolvedValue((browser) => new MemorySalaryGiving(browser), [MemoryBrowserKey])
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
