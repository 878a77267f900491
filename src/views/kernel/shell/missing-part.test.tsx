// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStores } from '@tests/support/render-with-stores';
import { Container } from 'inversify';
import { afterEach, expect, it } from 'vitest';
import { FeaturesStore } from '@/stores/kernel/shell/features.store';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { MissingPart } from './missing-part';

afterEach(cleanup);

it('a press whose code does not come says so though no toast can, and is done by another try or given up', async () => {
  let isOffline = true;
  const source = {
    loadIdle: () => (isOffline ? Promise.reject(new Error('Loading chunk 5 failed.')) : Promise.resolve()),
    store: <Store,>() => 'composer' as Store,
  };
  const features = new FeaturesStore(source);
  const container = new Container();
  container.bind(FeaturesKey).toConstantValue(features);
  renderWithStores((key) => container.get(key), <MissingPart />);
  const opened: string[] = [];
  const press = () => act(() => features.ask(Symbol('composer'), (store: string) => opened.push(store)));
  const note = () => screen.queryByRole('status');
  expect(note()).toBeNull();
  await press();
  expect(note()?.textContent).toContain('That did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(note()).toBeNull();
  await press();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([note(), opened]).toEqual([null, ['composer']]);
});
