import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPhotos } from '@/adapters/memory/research/photos/memory-photos';
import { wire } from '@/app/wire';
import { PhotosPort } from '@/core/research/photos/photos.port';

export const adapters = wire((provide) => {
  provide(MemoryPhotos, [MemoryBrowserKey], PhotosPort);
});
