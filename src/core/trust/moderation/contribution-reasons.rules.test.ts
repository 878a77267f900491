import { expect, it } from 'vitest';
import { reasonsOf } from './contribution-reasons.rules';

it('an author reads the rules that keep a contribution from being published, without what moderators alone are told', () => {
  const findings = [
    { rule: 'CONTACT', words: ['98100 00210'], note: 'Contact details' },
    { rule: 'PERSON_NAMED', words: ['Rahul sir'], note: 'Name of a person', isNoted: true },
  ] as const;
  expect(reasonsOf(findings)).toEqual([
    {
      rule: 'Contact details',
      wording: 'Leave out phone numbers, addresses, accounts and numbers of documents, your own too.',
      words: ['98100 00210'],
    },
  ]);
});
