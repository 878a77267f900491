import { ContainerModule } from 'inversify';
import { MemoryMyProfile } from '@/adapters/memory/my-profile/memory-my-profile';
import { MemoryPhotoUploads } from '@/adapters/memory/my-profile/memory-photo-uploads';
import { MemoryPictureFiles } from '@/adapters/memory/post-media/memory-picture-files';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { MyProfilePort } from '@/core/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/my-profile/photo-uploads.port';
import { PictureFilesPort } from '@/core/my-profile/picture-files.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MyProfilePort)
    .toResolvedValue((browser) => new MemoryMyProfile(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PictureFilesPort)
    .toResolvedValue(() => new MemoryPictureFiles())
    .inSingletonScope();
  bind(PhotoUploadsPort)
    .toResolvedValue((browser) => new MemoryPhotoUploads(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
