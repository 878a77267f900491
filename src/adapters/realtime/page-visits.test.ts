// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageVisitsOf } from './page-visits';

/** Returns an event; `isFromCache` means restored from the back-forward cache. */
function shown(isFromCache: boolean): Event {
  return Object.assign(new Event('pageshow'), { persisted: isFromCache });
}

it('a page that is left gives up its part, and takes it up again where the browser has kept it', () => {
  const visits: string[] = [];
  const cancel = pageVisitsOf(window)({ left: () => visits.push('left'), back: () => visits.push('back') });
  window.dispatchEvent(shown(false));
  expect(visits).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(shown(true));
  expect(visits).toEqual(['left', 'back']);
  cancel();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(shown(true));
  expect(visits).toEqual(['left', 'back']);
});
