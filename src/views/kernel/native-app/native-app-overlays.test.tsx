// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { afterEach, describe, expect, it } from 'vitest';
import { PopupRecords } from '@/adapters/memory/kernel/native-app/popup-records';
import type { DeviceHost } from '@/core/kernel/device/device';
import type { Prompt } from '@/core/kernel/shell/overlay-budget.policy';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { StoresProvider } from '../common/use-store';
import { messages } from './messages';
import { NativeAppOverlays } from './native-app-overlays';

afterEach(cleanup);

async function shown(host: DeviceHost = 'app_ios') {
  const here = await startMemoryApp({ as: 'writer', device: { width: 390, host } });
  render(
    <StoresProvider store={here.store}>
      <NativeAppOverlays />
    </StoresProvider>,
  );
  return { ...here, offer: (prompt: Prompt) => act(() => here.store(OverlaysKey).offerPrompt(prompt)) };
}

const endsWith = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('heading')).toBeNull();
};

describe('prompts of a native app', () => {
  it.each([messages.notifyAllow, messages.notifyLater, messages.close])(
    '[ST-NPROMPT-SHOW] the question whether the app may notify ends with: %s',
    async (name) => {
      const { offer } = await shown();
      offer('allowNotifications');
      expect(screen.getByRole('heading', { name: messages.notifyTitle })).toBeTruthy();
      await endsWith(name);
    },
  );

  it.each([
    ['app_ios', 1],
    ['app_android', 1],
    ['browser', 0],
  ] as const)(
    '[OV-ALLOW-NOTIFICATIONS] the question comes in an app, and never in a browser: %s',
    async (host, times) => {
      const { nativeApp, world, me, settle } = await shown(host);
      for (const device of ['app_ios', 'app_android']) {
        world.records(PopupRecords).of(me).set(device, { timesShown: 1, shownOn: '2020-01-01' });
      }
      await act(async () => {
        nativeApp.say({ type: 'notificationPermission', permission: 'denied' });
        await settle();
      });
      expect(screen.queryAllByRole('heading', { name: messages.notifyTitle })).toHaveLength(times);
    },
  );

  it.each([messages.rate, messages.rateLater, messages.rateNever])(
    '[OV-RATE-APP] the question to rate the app opens when it is asked for, and ends with: %s',
    async (name) => {
      const { nativeApp } = await shown();
      act(() => nativeApp.say({ type: 'askForRating' }));
      expect(screen.getByRole('heading', { name: messages.rateTitle('Tarakki') })).toBeTruthy();
      await endsWith(name);
    },
  );
});
