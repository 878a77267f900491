// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyClicks, replayEarlyClicks } from './early-clicks';
import { firstInteraction } from './until-used';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Waits for pending work, and returns whether the promise is settled. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

describe('the wait until a page is used', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel'])('ends at the first %s', async (sign) => {
    const wait = firstInteraction(window, 5_000);
    expect(await isOver(wait)).toBe(false);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(await isOver(wait)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is none where a key was pressed before', async () => {
    document.documentElement.dataset.keys = 'j';
    expect(await isOver(firstInteraction(window, 5_000))).toBe(true);
    delete document.documentElement.dataset.keys;
  });

  it('is none if a button was pressed before the code came, even once the press was repeated', async () => {
    document.body.innerHTML = '<button type="button">More</button>';
    keepEarlyClicks(document);
    document.querySelector('button')?.click();
    replayEarlyClicks(document);
    expect(await isOver(firstInteraction(window, 5_000))).toBe(true);
    document.documentElement.setAttribute('data-live', '');
    document.body.click();
    document.documentElement.removeAttribute('data-live');
    document.documentElement.removeAttribute('data-used');
    document.body.innerHTML = '';
  });

  it('ends where the page is scrolled, not where a part of it scrolls itself', async () => {
    const wait = firstInteraction(window, 5_000);
    document.body.dispatchEvent(new Event('scroll'));
    expect(await isOver(wait)).toBe(false);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(await isOver(wait)).toBe(true);
  });

  it('ends after a while on a page that nobody touches', async () => {
    const wait = firstInteraction(window, 5_000);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await isOver(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(wait)).toBe(true);
  });
});
