import { describe, expect, it } from 'vitest';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { Device } from '@/core/kernel/device/device';
import { APP_NUDGE_SCREENS } from '@/core/kernel/shell/app-nudge';
import { AppNudgeStore } from './app-nudge.store';
import { OverlayStore } from './overlay.store';

const APP_URL = 'https://apps.example/tarakki';

function aNudge(
  device: Partial<Device> = { width: 360 },
  storage = new MemoryStorage(),
  appUrl: string | null = APP_URL,
) {
  const time = new ManualTime();
  const overlays = new OverlayStore(storage, time);
  return { time, overlays, storage, nudge: new AppNudgeStore(appUrl, time, new MemoryDevice(device), overlays) };
}

describe('the app nudge', () => {
  it('[NP-APP-NUDGE] shows 5000 ms after one of its screens was entered, not before', () => {
    expect(APP_NUDGE_SCREENS).toEqual(['HomeScreen', 'CommunityListing', 'DepartmentListing', 'CompanyPosts']);
    for (const screen of APP_NUDGE_SCREENS) {
      const { nudge, time } = aNudge();
      nudge.enter(screen);
      time.advance(4999);
      expect(nudge.isShown).toBe(false);
      time.advance(1);
      expect(nudge.isShown).toBe(true);
    }
  });

  it('[NP-APP-NUDGE] counts the first screen from the load of the page, later ones from their beginning', () => {
    const { nudge, time } = aNudge();
    time.advance(3000);
    nudge.enter('HomeScreen');
    time.advance(1999);
    expect(nudge.isShown).toBe(false);
    time.advance(1);
    expect(nudge.isShown).toBe(true);
    nudge.enter('CommunityListing');
    time.advance(4999);
    expect(nudge.isShown).toBe(false);
    time.advance(1);
    expect(nudge.isShown).toBe(true);
  });

  it('[NP-APP-NUDGE-RESET] does not come where one went on before', () => {
    for (const elsewhere of ['Post', null] as const) {
      const { nudge, time } = aNudge();
      nudge.enter('HomeScreen');
      time.advance(4000);
      nudge.enter(elsewhere);
      time.advance(10_000);
      expect(nudge.isShown).toBe(false);
      expect(time.pending).toBe(0);
    }
  });

  it('[NP-APP-NUDGE-RESET] hides where one goes to another screen', () => {
    const { nudge, time } = aNudge();
    nudge.enter('HomeScreen');
    time.advance(5000);
    nudge.enter('Post');
    expect(nudge.isShown).toBe(false);
  });

  it('never shows where there is no app', () => {
    const { nudge, time } = aNudge({ width: 360 }, new MemoryStorage(), null);
    nudge.enter('HomeScreen');
    time.advance(60_000);
    expect(nudge.isShown).toBe(false);
  });

  it('counts again where one comes back', () => {
    const { nudge, time } = aNudge();
    nudge.enter('HomeScreen');
    time.advance(4000);
    nudge.enter('HomeScreen');
    time.advance(4999);
    expect(nudge.isShown).toBe(false);
    time.advance(1);
    expect(nudge.isShown).toBe(true);
  });

  it('does not show on iOS, in the app, and on wide windows', () => {
    for (const device of [
      { width: 769 },
      { width: 360, userAgent: 'iPhone' },
      { width: 360, host: 'app_android' },
    ] as const) {
      const { nudge, time } = aNudge(device);
      nudge.enter('HomeScreen');
      time.advance(5000);
      expect(nudge.isShown).toBe(false);
    }
  });

  it('waits for no open overlay, and gives way to one', () => {
    const { nudge, time, overlays } = aNudge();
    overlays.overlayOpened();
    nudge.enter('HomeScreen');
    time.advance(5000);
    expect(nudge.isShown).toBe(false);
    overlays.overlayClosed();
    nudge.enter('HomeScreen');
    time.advance(5000);
    expect(nudge.isShown).toBe(true);
    overlays.overlayOpened();
    expect(nudge.isShown).toBe(false);
  });

  it('closes for now, or for good on this device', () => {
    const { nudge, time, storage } = aNudge();
    nudge.enter('HomeScreen');
    time.advance(5000);
    nudge.close();
    expect(nudge.isShown).toBe(false);
    nudge.enter('HomeScreen');
    time.advance(5000);
    expect(nudge.isShown).toBe(true);
    nudge.refuse();
    expect(nudge.isShown).toBe(false);
    const later = aNudge({ width: 360 }, storage);
    later.nudge.enter('HomeScreen');
    later.time.advance(5000);
    expect(later.nudge.isShown).toBe(false);
  });
});
