import { ContainerModule } from 'inversify';
import { MemoryPhotos } from '@/adapters/memory/photos/memory-photos';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { PhotosPort } from '@/core/photos/photos.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PhotosPort)
    .toResolvedValue((browser) => new MemoryPhotos(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
