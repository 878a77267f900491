import type { LegalFacts, LegalPage } from './legal-facts';

/** States the deadlines of rule 3(2) of the IT Rules, 2021 as amended in 2026. */
export function grievances({ brand }: LegalFacts): LegalPage {
  return {
    title: 'Complaints and grievances',
    isPolicy: true,
    since: null,
    lead: `If a post harms you, if it breaks the law or our rules, or if ${brand} itself has done wrong by you, use the [form for complaints](/legal/complaint) or write to the grievance officer. You don’t need an account.`,
    parts: [
      {
        title: 'What to write',
        points: [
          'The address of the page, copied from the browser.',
          'What is wrong with it, and which words or pictures.',
          'What you want to happen.',
          'How we can reach you. The author of the post does not learn who complained.',
        ],
      },
      {
        title: 'How fast',
        points: [
          'The form gives you a number immediately; the grievance officer acknowledges a letter within 24 hours.',
          'We settle it within 7 days.',
          'Within 36 hours where rule 3(1)(b) of the IT Rules, 2021 asks for it: content that is obscene or invades privacy, harms a child, deceives, impersonates, or threatens public order.',
          'Pictures that show somebody naked or in a sexual act, or a person’s face put on another body: choose this ground in the form. A picture is hidden immediately, and a moderator decides within two hours.',
          'Lawful orders of courts and of the government: within three hours. They come through the [form for notices](/legal/summons-notice-form).',
        ],
      },
      {
        title: 'How we decide',
        points: [
          'We ask whether the post breaks the [guidelines](/legal/community-guidelines) or the law, not whether it is welcome.',
          'We check facts that can be checked, and ask the writer. Opinions stay.',
          'Both sides get our reasons in writing.',
          'We do not tell you who wrote a post. Only a court or an authority with a lawful order can ask for that.',
        ],
      },
      {
        title: 'If you disagree with the decision',
        points: [
          'About content: the Grievance Appellate Committee of the Government of India hears appeals within 30 days of our decision, at [gac.gov.in](https://gac.gov.in).',
          'About personal data: the Data Protection Board of India, once we have had the chance to settle it.',
          'The courts stay open to you in any case.',
        ],
      },
    ],
  };
}
