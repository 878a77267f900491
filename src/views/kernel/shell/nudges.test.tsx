// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { afterEach, describe, expect, it } from 'vitest';
import { OnboardingNudgeKey } from '@/stores/account/onboarding/keys';
import { AppNudgeKey, OverlaysKey } from '@/stores/kernel/shell/keys';
import { messages as nudgeMessages } from '@/views/account/onboarding/messages';
import { OnboardingNudge } from '@/views/account/onboarding/onboarding-nudge';
import { StoresProvider } from '../common/use-store';
import { AppNudge } from './app-nudge';

const APP_URL = 'https://apps.example/tarakki';

afterEach(cleanup);

async function aNewcomer(): Promise<MemoryApp> {
  const here = await startMemoryApp({ as: 'newcomer', device: { width: 360 }, config: { appUrl: APP_URL } });
  render(
    <StoresProvider store={here.store}>
      <AppNudge />
      <OnboardingNudge />
    </StoresProvider>,
  );
  return here;
}

describe('nudges', () => {
  it('[OV-NUDGES] the app nudge shows and can be closed', async () => {
    const { store, time } = await aNewcomer();
    expect(screen.queryByRole('heading')).toBeNull();
    act(() => {
      store(OnboardingNudgeKey).close();
      store(AppNudgeKey).enter('HomeScreen');
      time.advance(5000);
    });
    expect(screen.getByRole('heading', { name: 'Tarakki also comes as an app' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Get the app/ }).getAttribute('href')).toBe(APP_URL);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[NP-APP-NUDGE] the app nudge comes by itself on the first screen of a phone', async () => {
    const { store, time } = await startMemoryApp({ device: { width: 360 }, config: { appUrl: APP_URL } });
    expect(store(AppNudgeKey).isShown).toBe(false);
    time.advance(5000);
    expect(store(AppNudgeKey).isShown).toBe(true);
  });

  it('[OV-NUDGES] the nudge to onboarding shows and can be closed', async () => {
    const { store } = await aNewcomer();
    act(() => store(OverlaysKey).offerPrompt('onboardingNudge'));
    expect(store(OnboardingNudgeKey).isShown).toBe(true);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: nudgeMessages.nudgeClose }));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('the nudge to onboarding does not come again with the next page after "Not now"', async () => {
    const { store } = await aNewcomer();
    act(() => store(OverlaysKey).offerPrompt('onboardingNudge'));
    await userEvent.click(screen.getByRole('button', { name: nudgeMessages.nudgeClose }));
    act(() => store(OverlaysKey).offerPrompt('onboardingNudge'));
    expect(store(OnboardingNudgeKey).isShown).toBe(false);
  });

  it('are refused for good', async () => {
    const { store } = await aNewcomer();
    act(() => store(OverlaysKey).offerPrompt('appNudge'));
    await userEvent.click(screen.getByRole('button', { name: 'Do not show again' }));
    act(() => store(OverlaysKey).offerPrompt('appNudge'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
