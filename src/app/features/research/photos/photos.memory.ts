import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPhotos } from '@/adapters/memory/research/photos/memory-photos';
import { PhotosPort } from '@/core/research/photos/photos.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PhotosPort)
    .toResolvedValue((browser) => new MemoryPhotos(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
