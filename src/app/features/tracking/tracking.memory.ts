import { ContainerModule } from 'inversify';
import { MemoryTracking } from '@/adapters/memory/tracking/memory-tracking';
import { MemoryTrackingWish } from '@/adapters/memory/tracking/memory-tracking-wish';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { TrackingPort } from '@/core/tracking/tracking.port';
import { TrackingWishPort } from '@/core/tracking/tracking-wish.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(TrackingPort)
    .toResolvedValue((browser) => new MemoryTracking(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(TrackingWishPort).toConstantValue(new MemoryTrackingWish());
});
