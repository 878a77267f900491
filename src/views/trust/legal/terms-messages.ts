import { TERMS_SINCE } from '@/core/kernel/common/terms-version.rules';
import type { LegalFacts, LegalPage } from './legal-facts';

export function termsOfUse({ operator }: LegalFacts): LegalPage {
  return {
    title: 'Terms of use',
    isPolicy: true,
    since: TERMS_SINCE,
    lead: `By making an account you agree to these terms with ${operator}. Reading needs no account and no agreement.`,
    parts: [
      {
        title: 'Who may take part',
        points: [
          'Adults: 18 years or older.',
          'People, in their own name towards us: one person, one account. Others see your pseudonym.',
          'Companies do not write here. They can send a [complaint](/legal/grievances) as anyone can.',
        ],
      },
      {
        title: 'What you may expect from us',
        points: [
          'We do not tell employers who you are, and we do not sell what you write to them.',
          'A company cannot pay for a post to be removed, moved or rated differently.',
          'We remove a post only because it breaks the [guidelines](/legal/community-guidelines) or the law, and tell its writer why.',
          'The service is free. It is offered as it is: it can have faults and pauses, and nobody can promise that a figure or an opinion is right.',
        ],
      },
      {
        title: 'What we expect from you',
        points: [
          'Write what you know yourself or what is public, and say which of the two it is.',
          'Keep to the [community guidelines](/legal/community-guidelines).',
          'Do not break into accounts or machines, copy the site in bulk, or send more than a person could.',
          'Do not try to find out who others are.',
        ],
      },
      {
        title: 'What you write',
        points: [
          'It stays yours. You let us store and show it here, free of charge, as long as it is here.',
          'You answer for it. Truth, fair comment and opinion are protected; made-up facts that harm somebody are not.',
          'Check what you have signed: a confidentiality agreement can cover salaries of others, clients, source code or prices. Your own salary and your own experience are as a rule yours to tell.',
        ],
      },
      {
        title: 'What is forbidden by law',
        text: [
          'Rule 3(1)(b) of the IT Rules, 2021 lists what nobody may host, show or share in India. In short: what belongs to another person; what is obscene, invades privacy, insults or harasses for gender, promotes money laundering or gambling, or hatred and violence between groups; what harms children; what infringes patents, trade marks or copyright; what deceives about its origin or knowingly spreads misinformation; what impersonates another person; what threatens the unity, security or sovereignty of India or public order; malicious software; and what breaks any other law.',
          'If you post such things we may remove them and close the account. Certain offences must be reported by law.',
        ],
      },
      {
        title: 'Unsubscribing',
        text: [
          'You can [deactivate or delete your account](/settings/manage-account) at any time. We can close an account that breaks these terms again after a warning, or immediately if the law or a person’s safety requires it; you can object with the [grievance officer](/legal/grievances).',
        ],
      },
      {
        title: 'If we disagree',
        text: [
          'Write to the [grievance officer](/legal/grievances) first. The laws of India apply, and the courts at the operator’s seat decide; your rights as a consumer, and the courts that the law opens to you at your home, stay.',
        ],
      },
      {
        title: 'Changes',
        text: [
          'A new version has a number and a day, and says here what it changes. You are asked to agree to it; if you do not, you can take your data and go.',
        ],
      },
    ],
  };
}
