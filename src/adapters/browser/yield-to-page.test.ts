// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { yieldToFrame } from './yield-to-page';

it('goes on after a frame, and in a task of its own', async () => {
  const order: string[] = [];
  const wait = yieldToFrame(window).then(() => order.push('goes on'));
  await Promise.resolve();
  window.requestAnimationFrame(() => {
    order.push('drawn');
    queueMicrotask(() => order.push('settled'));
  });
  await wait;
  expect(order).toEqual(['drawn', 'settled', 'goes on']);
});

it('does not wait for a page that is not drawn', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const draw = vi.spyOn(window, 'requestAnimationFrame');
  await yieldToFrame(window);
  expect(draw).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
