import { MemoryMeasureLog } from '@/adapters/memory/kernel/tracking/memory-measure-log';
import { MemoryPageMeasuring } from '@/adapters/memory/kernel/tracking/memory-page-measuring';
import { MemoryPageScripts } from '@/adapters/memory/kernel/tracking/memory-page-scripts';
import { MemoryScriptErrors } from '@/adapters/memory/kernel/tracking/memory-script-errors';
import { MemoryTracking } from '@/adapters/memory/kernel/tracking/memory-tracking';
import { MemoryTrackingWish } from '@/adapters/memory/kernel/tracking/memory-tracking-wish';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/kernel/tracking/page-measuring.port';
import { PageScriptsPort } from '@/core/kernel/tracking/page-scripts.port';
import { ScriptErrorsPort } from '@/core/kernel/tracking/script-errors.port';
import { TrackingPort } from '@/core/kernel/tracking/tracking.port';
import { TrackingWishPort } from '@/core/kernel/tracking/tracking-wish.port';

export const adapters = wire((provide, bind) => {
  provide(MemoryTracking, [MemoryBrowserKey], TrackingPort);
  provide(MemoryMeasureLog, [MemoryBrowserKey], MeasureLogPort);
  bind(PageMeasuringPort).toConstantValue(new MemoryPageMeasuring());
  bind(TrackingWishPort).toConstantValue(new MemoryTrackingWish());
  bind(ScriptErrorsPort).toConstantValue(new MemoryScriptErrors());
  bind(PageScriptsPort).toConstantValue(new MemoryPageScripts());
});
