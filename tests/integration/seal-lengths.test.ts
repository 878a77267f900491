import { expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import { sealDevice } from '@/server/services/account/push/push/device-seal';
import { sealAnswer } from '@/server/services/trust/moderation/answers/answer-seal';
import { sealAppeal } from '@/server/services/trust/moderation/appeals/appeal-seal';

const authorship = createAuthorship(Buffer.alloc(32, 3));
const OWNER = Buffer.alloc(32, 1);
const LONG = '💬';

/** Longest texts of the contracts: `moderation.yaml` (sentence), `push.yaml` (token). */
it.each([
  ['an appeal', (length: number) => sealAppeal(authorship, 'case-1', LONG.repeat(length * 1_000))],
  ['an answer', (length: number) => sealAnswer(authorship, 'case-1', LONG.repeat(length * 1_000))],
  [
    'a device',
    (length: number) =>
      sealDevice(authorship, OWNER, {
        sessionId: crypto.randomUUID(),
        persona: OWNER.toString('base64'),
        endpoint: `https://push.example/${'x'.repeat(length * 1_960)}`,
        keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
      }),
  ],
])('the seal of %s has one length, of the shortest and of the longest one', (_name, seal) => {
  expect(seal(1)).toHaveLength(seal(0).length);
});
