// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { StoresProvider } from '../common/use-store';
import { BelowFold, useRowsInSteps } from './below-fold';

afterEach(cleanup);

function Rows() {
  return useRowsInSteps([1, 2, 3], 2);
}

async function aPage(arrival: 'PUSH' | 'POP') {
  const { store } = await startMemoryApp();
  store(NavigationKey).arrivedAt('/salaries', '', arrival);
  return (
    <StoresProvider store={store}>
      <Rows />
      <BelowFold>below</BelowFold>
    </StoresProvider>
  );
}

it('renders the first screenful of a followed link first, and then the rest', async () => {
  const page = await aPage('PUSH');
  expect(renderToStaticMarkup(page)).toBe('12');
  await act(async () => render(page));
  expect(document.body.textContent).toBe('123below');
});

it('replaces the server’s copy of a page by a whole one', async () => {
  const page = await aPage('PUSH');
  document.body.innerHTML = '<div data-preview></div>';
  expect(renderToStaticMarkup(page)).toBe('123below');
});

it('renders a first view and Back whole', async () => {
  expect(renderToStaticMarkup(await aPage('POP'))).toBe('123below');
});
