// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { HistoryPlaces } from './history-places';

it('knows the place of a page that is left at once: one that was not scrolled, and one whose last move is not told yet', () => {
  const places = new HistoryPlaces(window);
  window.scrollTo(0, 0);
  places.follow('unscrolled')();
  const leave = places.follow('scrolled');
  window.scrollTo(0, 700);
  leave();
  expect([places.of('unscrolled'), places.of('scrolled'), places.of('unknown')]).toEqual([0, 700, null]);
});

it('takes no place from the page that the history has moved to', () => {
  const places = new HistoryPlaces(window);
  window.scrollTo(0, 0);
  const leave = places.follow('left');
  window.scrollTo(0, 400);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('popstate'));
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event('scroll'));
  leave();
  expect(places.of('left')).toBe(400);
});
