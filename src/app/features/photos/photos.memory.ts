import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryPhotos } from '@/adapters/memory/memory-photos';
import { PhotosPort } from '@/core/photos/photos.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PhotosPort)
    .toResolvedValue((browser) => new MemoryPhotos(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
