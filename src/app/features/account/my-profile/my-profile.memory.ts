import { MemoryMyProfile } from '@/adapters/memory/account/my-profile/memory-my-profile';
import { MemoryPhotoUploads } from '@/adapters/memory/account/my-profile/memory-photo-uploads';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPictureFiles } from '@/adapters/memory/talk/post-media/memory-picture-files';
import { wire } from '@/app/wire';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/account/my-profile/photo-uploads.port';
import { PictureFilesPort } from '@/core/kernel/pictures/picture-files.port';

export const adapters = wire((provide) => {
  provide(MemoryMyProfile, [MemoryBrowserKey], MyProfilePort);
  provide(MemoryPictureFiles, [], PictureFilesPort);
  provide(MemoryPhotoUploads, [MemoryBrowserKey], PhotoUploadsPort);
});
