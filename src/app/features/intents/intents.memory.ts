import { ContainerModule } from 'inversify';
import { MemoryPageScroll, MemoryPageScrollKey } from '@/adapters/memory/navigation/memory-page-scroll';
import { PageScrollPort } from '@/core/navigation/page-scroll.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MemoryPageScrollKey).toConstantValue(new MemoryPageScroll());
  bind(PageScrollPort).toService(MemoryPageScrollKey);
});
