import { describe, expect, it } from 'vitest';
import { isPushServiceUrl, PUSH_SERVICE_HOSTS, readPushToken } from './push-subscription.rules';

const KEYS = { p256dh: 'BNcRdreALRFX', auth: 'tBHItJI5svbpez7KI4CCXg' };

describe('the token of a device', () => {
  it('is the JSON text of a subscription; what browsers add is left out', () => {
    const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: KEYS };
    expect(readPushToken(JSON.stringify({ ...subscription, expirationTime: null }))).toEqual(subscription);
  });

  it.each([
    '',
    'fcm-token',
    'null',
    '[]',
    '{"endpoint":"https://a.example/"}',
    JSON.stringify({ endpoint: 1, keys: KEYS }),
    JSON.stringify({ endpoint: 'https://a.example/', keys: { ...KEYS, auth: 'a b' } }),
    JSON.stringify({ endpoint: `https://a.example/${'a'.repeat(1000)}`, keys: KEYS }),
  ])('is not %s', (token) => {
    expect(readPushToken(token)).toBeNull();
  });
});

it.each([
  ['a', true],
  ['a'.repeat(200), true],
  [`${'a'.repeat(200)}==`, true],
  ['a===', false],
  ['a'.repeat(201), false],
  ['', false],
])('the key %j can be one of a device: %s', (auth, isKey) => {
  const token = JSON.stringify({ endpoint: 'https://a.example/', keys: { ...KEYS, auth } });
  expect(readPushToken(token) !== null).toBe(isKey);
});

it.each([
  [1_000, true],
  [1_001, false],
])('an address of %i characters can be one of a device: %s', (length, isAddress) => {
  const endpoint = 'https://a.example/'.padEnd(length, 'a');
  expect(readPushToken(JSON.stringify({ endpoint, keys: KEYS })) !== null).toBe(isAddress);
});

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-pn1p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/a',
  ])('of a push service: %s', (endpoint) => {
    expect(isPushServiceUrl(endpoint, PUSH_SERVICE_HOSTS)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com@127.0.0.1/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.attacker.example/a',
    'https://attacker.example/https://fcm.googleapis.com/a',
    'https://notify.windows.com.attacker.example/a',
    'https://xnotify.windows.com/a',
    'https://xfcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://.push.apple.com/x',
    'https://a..push.apple.com/x',
    'https://-a.push.apple.com/x',
    'https://a-.push.apple.com/x',
    'https://web.push.apple.com./x',
    '//fcm.googleapis.com/a',
    '',
  ])('of another server: %s', (endpoint) => {
    expect(isPushServiceUrl(endpoint, PUSH_SERVICE_HOSTS)).toBe(false);
  });
});
