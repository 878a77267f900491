import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOTIFICATION_PERMISSIONS, parseHostMessage } from './host-message.rules';

it('a message of the app is read', () => {
  expect(parseHostMessage('{"type":"askForRating"}')).toEqual({ type: 'askForRating' });
  for (const permission of NOTIFICATION_PERMISSIONS) {
    const text = JSON.stringify({ type: 'notificationPermission', permission, more: 1 });
    expect(parseHostMessage(text)).toEqual({ type: 'notificationPermission', permission });
  }
});

it.each([
  ['a value that is no text', { type: 'askForRating' }],
  ['a text that is no JSON', 'askForRating'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another type', '{"type":"eval"}'],
  ['a permission that there is not', '{"type":"notificationPermission","permission":"always"}'],
  ['no permission', '{"type":"notificationPermission"}'],
  ['a permission for something else', '{"type":"locationPermission","permission":"granted"}'],
  ['too much', JSON.stringify({ type: 'askForRating', more: 'x'.repeat(1_000) })],
])('%s is no message', (_what, text) => {
  expect(parseHostMessage(text)).toBeNull();
});

it('is read up to 1,000 characters', () => {
  const length = (total: number) => JSON.stringify({ type: 'askForRating' }).padEnd(total, ' ');
  expect([1_000, 1_001].map((total) => parseHostMessage(length(total)) !== null)).toEqual([true, false]);
});

it('whatever comes is read or dropped, and never throws', () => {
  const anything = fc.oneof(fc.anything(), fc.json(), fc.string());
  fc.assert(fc.property(anything, (value) => [null, 'object'].includes(parseHostMessage(value) && 'object')));
});
