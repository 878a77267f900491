import { MemoryOwnActEvents } from '@/adapters/memory/kernel/realtime/memory-own-act-events';
import { MemoryRealtime, MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { OwnActEventsPort } from '@/core/kernel/realtime/own-acts.port';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';

export const adapters = wire((provide, bind) => {
  provide(MemoryRealtime, [], MemoryRealtimeKey);
  bind(RealtimePort).toService(MemoryRealtimeKey);
  provide(MemoryOwnActEvents, [MemoryRealtimeKey, MemoryBrowserKey], OwnActEventsPort);
});
