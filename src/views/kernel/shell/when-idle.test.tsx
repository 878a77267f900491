// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { renderWithStores } from '@tests/support/render-with-stores';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FeaturesStore } from '@/stores/kernel/shell/features.store';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { WhenIdle } from './when-idle';

const WAYS = 'The ways to log in';

afterEach(cleanup);

function show(view: ReactNode): FeaturesStore {
  const container = new Container();
  const source = { loadIdle: async () => undefined, store: container.get.bind(container) };
  const features = new FeaturesStore(source);
  container.bind(FeaturesKey).toConstantValue(features);
  renderWithStores((key) => container.get(key), view);
  return features;
}

describe('a view of a feature that comes when idle', () => {
  it('waits for it', async () => {
    const features = show(<WhenIdle fallback="Soon">{WAYS}</WhenIdle>);
    await act(async () => undefined);
    expect(screen.queryByText(WAYS)).toBeNull();
    expect(screen.getByText('Soon')).toBeDefined();
    await act(() => features.loadIdle());
    expect(screen.getByText(WAYS)).toBeDefined();
  });

  it('breaks nothing around it if its code does not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Gone = lazy(() => Promise.reject(new Error('Loading chunk 5 failed.')));
    const features = show(
      <>
        <p>Around it</p>
        <WhenIdle fallback="Its place">
          <Suspense fallback="Soon">
            <Gone />
          </Suspense>
        </WhenIdle>
      </>,
    );
    await act(() => features.loadIdle());
    expect(await screen.findByText('Its place')).toBeDefined();
    expect(screen.getByText('Around it')).toBeDefined();
  });

  it('has it fetched at once where the screen is there for it', async () => {
    show(<WhenIdle isAwaited>{WAYS}</WhenIdle>);
    expect(await screen.findByText(WAYS)).toBeDefined();
  });
});
