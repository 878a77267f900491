// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyCode, useLazyCode } from './lazy-code';
import { LazyContent } from './lazy-content';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const failed = { failedTitle: 'It did not load', tryAgain: 'Try again' };

interface ContentProps {
  readonly code: LazyCode<object>;
}

function Content({ code }: ContentProps) {
  const View = useLazyCode(code);
  return <View />;
}

function showFrom(tryNumber: number) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  let tries = 0;
  const code = new LazyCode<object>(async () => {
    tries += 1;
    if (tries < tryNumber) throw new Error('Loading chunk 1 failed.');
    return () => <p>The content</p>;
  });
  render(
    <>
      <p>Around it</p>
      <LazyContent loading="Loading" failed={failed}>
        <Content code={code} />
      </LazyContent>
    </>,
  );
  return reload;
}

const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

it('code that did not come is asked for again, and breaks nothing around it', async () => {
  const reload = showFrom(2);
  await tryAgain();
  expect(await screen.findByText('The content')).toBeDefined();
  expect(screen.getByText('Around it')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it('code that does not come twice is gone with an older build: the page is loaded again, unless the device has no connection', async () => {
  const reload = showFrom(4);
  await tryAgain();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tryAgain();
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  cleanup();
  const again = showFrom(4);
  await tryAgain();
  await tryAgain();
  expect(again).toHaveBeenCalledOnce();
});
