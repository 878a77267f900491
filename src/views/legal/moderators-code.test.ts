import { expect, it } from 'vitest';
import { MODERATION_RULE_IDS, ruleNamed } from '@/core/moderation/moderation-rules.rules';
import { legalFactsOf } from './legal-facts';
import { moderatorsCode } from './moderators-code-messages';
import { principles } from './principles-messages';

it('the code of moderators has each rule with its number and its present wording', () => {
  const [rules] = moderatorsCode().parts;
  const wordings = MODERATION_RULE_IDS.map(ruleNamed).map(
    ({ number, title, wording }) => `Rule ${number}: ${title}. ${wording}`,
  );
  expect(rules?.points).toEqual(wordings);
});

it('the principles are the seven of the standard, and say who administers reviews', () => {
  const { parts } = principles(legalFactsOf('Tarakki', null, []));
  const titles = 'Integrity, Accuracy, Privacy, Security, Transparency, Accessibility, Responsiveness';
  expect(parts.slice(0, 7).map(({ title }) => title)).toEqual(titles.split(', '));
  expect(JSON.stringify(parts.at(-1))).toContain('review administrator');
});
