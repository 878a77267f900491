import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { MODERATION_RULE_IDS, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { CONDUCT_EFFECTIVE_DATE, CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { legalFactsOf } from './legal-facts';
import { moderatorsCode } from './moderators-code-messages';
import { principles } from './principles-messages';

it('the code of moderators has each rule with its number and its present wording', () => {
  const [rules] = moderatorsCode().parts;
  const wordings = MODERATION_RULE_IDS.map(ruleById).map(
    ({ number, title, wording }) => `Rule ${number}: ${title}. ${wording}`,
  );
  expect(rules?.points).toEqual(wordings);
});

/** Digests of the code of conduct. A changed text is a new version, which every moderator must accept. */
const DIGESTS: ReadonlyMap<number, string> = new Map([
  [2, '50d7e6f53e3ed93b007f78667ad3fd1166d3f03b1e6c9a79e01c8f16adc228f7'],
  [3, 'c2a54f25902a3a92d17b82f3d284179e78b75b8bfbb1bc485dc5cf193afc5acb'],
]);

it('the code of moderators says its version, and has the text that was given this number', () => {
  const { version, since, lead, parts } = moderatorsCode();
  expect([version, since]).toEqual([CONDUCT_VERSION, CONDUCT_EFFECTIVE_DATE]);
  const digest = createHash('sha256')
    .update(JSON.stringify([lead, parts]))
    .digest('hex');
  expect(digest).toBe(DIGESTS.get(CONDUCT_VERSION));
});

it('the principles are the seven of the standard, and say who administers reviews', () => {
  const { parts } = principles(legalFactsOf('Tarakki', null, []));
  const titles = 'Integrity, Accuracy, Privacy, Security, Transparency, Accessibility, Responsiveness';
  expect(parts.slice(0, 7).map(({ title }) => title)).toEqual(titles.split(', '));
  expect(JSON.stringify(parts.at(-1))).toContain('review administrator');
});
