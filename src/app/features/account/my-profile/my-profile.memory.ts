import { ContainerModule } from 'inversify';
import { MemoryMyProfile } from '@/adapters/memory/account/my-profile/memory-my-profile';
import { MemoryPhotoUploads } from '@/adapters/memory/account/my-profile/memory-photo-uploads';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPictureFiles } from '@/adapters/memory/talk/post-media/memory-picture-files';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/account/my-profile/photo-uploads.port';
import { PictureFilesPort } from '@/core/kernel/pictures/picture-files.port';

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
