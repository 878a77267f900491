import { ContainerModule } from 'inversify';
import { MemoryPageScroll, MemoryPageScrollKey } from '@/adapters/memory/kernel/navigation/memory-page-scroll';
import { PageScrollPort } from '@/core/kernel/navigation/page-scroll.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(MemoryPageScrollKey).toConstantValue(new MemoryPageScroll());
  bind(PageScrollPort).toService(MemoryPageScrollKey);
});
