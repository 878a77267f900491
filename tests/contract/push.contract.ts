import { expect, it } from 'vitest';
import { DEFAULT_PUSH_CHOICES } from '@/core/account/push/push-choices.rules';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, failureOf, successOf } from './harness/outcomes';

const tokenAt = (endpoint: string) => JSON.stringify({ endpoint, keys: { p256dh: 'BNcRdreALRFX', auth: 'tBHItJI5' } });
const token = tokenAt('https://fcm.googleapis.com/fcm/send/a');

export const pushContract: Contract = (harness) => {
  it('registers and forgets the device of the session, as often as asked', async () => {
    const push = (await harness().newcomer()).port(PushDevicesPort);
    for (let time = 0; time < 2; time += 1) expect(successOf(await push.registerDevice({ token }))).toBeNull();
    for (let time = 0; time < 2; time += 1) expect(successOf(await push.unregisterDevice())).toBeNull();
  });

  it.each([
    ['push_token_invalid', 'fcm-token'],
    ['push_service_unknown', tokenAt('https://127.0.0.1/a')],
    ['push_service_unknown', tokenAt('https://push.attacker.example/a')],
  ])('refuses with %s: %s', async (code, wrong) => {
    const push = (await harness().newcomer()).port(PushDevicesPort);
    expect(failureOf(await push.registerDevice({ token: wrong }))).toMatchObject({ kind: 'invalid', code });
  });

  it('refuses an empty token at its field', async () => {
    const push = (await harness().newcomer()).port(PushDevicesPort);
    const failure = failureOf(await push.registerDevice({ token: '' }));
    expect(failure).toMatchObject({ kind: 'invalid', fields: { token: expect.any(String) } });
  });

  it('keeps the choices of each user, and changes what is sent alone', async () => {
    const push = (await harness().newcomer()).port(PushDevicesPort);
    const other = (await harness().newcomer()).port(PushDevicesPort);
    expect(successOf(await push.getPushChoices())).toEqual(DEFAULT_PUSH_CHOICES);
    expect(successOf(await push.savePushChoices({ votes: true }))).toEqual({ ...DEFAULT_PUSH_CHOICES, votes: true });
    const chosen = { ...DEFAULT_PUSH_CHOICES, votes: true, replies: false, atNight: true };
    expect(successOf(await push.savePushChoices({ replies: false, atNight: true }))).toEqual(chosen);
    expect(successOf(await push.getPushChoices())).toEqual(chosen);
    expect(successOf(await other.getPushChoices())).toEqual(DEFAULT_PUSH_CHOICES);
  });

  it('gives a guest the key alone', async () => {
    const guest = harness().as('guest').port(PushDevicesPort);
    expect(successOf(await guest.getPushKey()).key).toHaveLength(87);
    expectNotSignedIn(await guest.registerDevice({ token }));
    expectNotSignedIn(await guest.unregisterDevice());
    expectNotSignedIn(await guest.getPushChoices());
    expectNotSignedIn(await guest.savePushChoices({ votes: true }));
  });
};
