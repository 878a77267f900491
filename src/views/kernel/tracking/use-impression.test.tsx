// @vitest-environment happy-dom
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventRecords } from '@/adapters/memory/kernel/tracking/memory-tracking';
import { MemoryTrackingOptOut } from '@/adapters/memory/kernel/tracking/memory-tracking-opt-out';
import { BATCH_MS } from '@/core/kernel/tracking/event.rules';
import { TrackingOptOutPort } from '@/core/kernel/tracking/tracking-opt-out.port';
import { useImpression } from './use-impression';

let show: (intersectionRatio: number) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly object[]) => void) {
        show = (intersectionRatio) => told([{ intersectionRatio, isIntersecting: intersectionRatio > 0 }]);
      }
      observe(): void {}
      disconnect(): void {
        show = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Seen() {
  return <p ref={useImpression<HTMLParagraphElement>()}>Acme</p>;
}

it('[ST-IMPRESSION] [TM-IMPRESSION] [TR-IMPRESSION-ENTITY] [TR-IMPRESSION-BATCH] counts what was shown by a tenth for half a second, once, every ten seconds and with the rest as the page is left', async () => {
  const app = await startMemoryApp({ as: 'reader' });
  await app.settle();
  const { sums } = app.world.records(EventRecords);
  const counted = () => sums.get('top_company_impressions HomeScreen') ?? 0;
  const afterTenSeconds = async () => {
    app.time.advance(BATCH_MS);
    await app.settle();
    return counted();
  };
  renderWithStores(app.store, <Seen />);
  show(0.09);
  vi.advanceTimersByTime(5_000);
  show(0.1);
  vi.advanceTimersByTime(499);
  show(0.05);
  vi.advanceTimersByTime(5_000);
  expect(await afterTenSeconds()).toBe(0);
  show(0.1);
  vi.advanceTimersByTime(500);
  show(1);
  vi.advanceTimersByTime(5_000);
  expect(counted()).toBe(0);
  expect(await afterTenSeconds()).toBe(1);
  renderWithStores(app.store, <Seen />);
  show(1);
  vi.advanceTimersByTime(500);
  const wish = app.app.container.get(TrackingOptOutPort);
  if (wish instanceof MemoryTrackingOptOut) wish.leave();
  await app.settle();
  expect(counted()).toBe(2);
});
