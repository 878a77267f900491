import { expect, it } from 'vitest';
import { afterPopupAnswer, asksForPopup } from './notification-permission.rules';
import { mayShowPopup } from './popup.rules';

it.each([
  [null, '2026-11-23', true],
  [{ timesShown: 1, shownOn: '2026-11-23' }, '2026-11-23', false],
  [{ timesShown: 1, shownOn: '2026-11-17' }, '2026-11-23', false],
  [{ timesShown: 1, shownOn: '2026-11-16' }, '2026-11-23', true],
  [{ timesShown: 2, shownOn: '2026-02-25' }, '2026-03-04', true],
  [{ timesShown: 3, shownOn: '2026-01-01' }, '2026-11-23', false],
  // A clock that was set back.
  [{ timesShown: 1, shownOn: '2026-11-24' }, '2026-11-23', false],
])('a popup that was shown %j may be shown on %s: %s', (shown, today, may) => {
  expect(mayShowPopup(shown, today)).toBe(may);
});

it('[ST-NPROMPT-GRANTED] nothing is asked where the app may notify', () => {
  expect(asksForPopup('granted')).toBe(false);
  for (const permission of ['denied', 'provisional', 'default'] as const) expect(asksForPopup(permission)).toBe(true);
});

it('the first time is the system’s, the next are ours, and a refusal is nothing', () => {
  expect(afterPopupAnswer({ showPopup: true, popupCount: 1 })).toBe('systemPrompt');
  expect(afterPopupAnswer({ showPopup: true, popupCount: 2 })).toBe('ownPrompt');
  expect(afterPopupAnswer({ showPopup: false, popupCount: 1 })).toBe('nothing');
  expect(afterPopupAnswer({ showPopup: false, popupCount: 0 })).toBe('nothing');
});
