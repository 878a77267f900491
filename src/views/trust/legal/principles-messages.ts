import type { LegalFacts, LegalPage } from './legal-facts';

/** The principles of IS 19000:2022, each with its implementation in the product. */
export function principles({ brand }: LegalFacts): LegalPage {
  return {
    title: 'Our principles',
    isPolicy: true,
    since: '24 November 2026',
    lead: `The Indian standard for consumer reviews, IS 19000:2022, has seven principles. It is written for goods and services; ${brand} follows it for employers, by choice. This is what each means here.`,
    parts: [
      {
        title: 'Integrity',
        points: [
          'No company can pay for a review, for its removal or for a better place. Points for a contribution are the same whatever it says.',
          'Praise and blame are treated alike: moderators do not see the stars before they have decided. [What moderators did](/transparency) says how many reviews of each rating were accepted.',
          'We do not edit what you write. A text that breaks a rule is removed as a whole, and its author can change it and send it again.',
          'One voice each: a newer review of a company by the same author replaces the earlier one in the rating.',
        ],
      },
      {
        title: 'Accuracy',
        points: [
          'A figure says how many people it rests on, and is not shown where they are too few. [How we count](/how-we-count) has the rules and their numbers.',
          'A review that is not counted yet is shown anyway. The page of the company says how many there are, and why.',
          'A mark next to an author says what was verified. Without a mark nothing was.',
        ],
      },
      {
        title: 'Privacy',
        points: [
          'You write under a pseudonym or without a name. [How anonymity works](/who-can-see-what) says what others see, and where the protection ends.',
          'Phone numbers, account numbers and people’s names are marked before you send a text, so that you can remove them.',
        ],
      },
      {
        title: 'Security',
        points: [
          'What you write is stored separately from your account. The [privacy notice](/legal/privacy-policy) says what is kept, and for how long.',
          'Moderators decide without seeing who wrote something.',
        ],
      },
      {
        title: 'Transparency',
        points: [
          'Each decision of a moderator has a line in the [public log](/transparency), without the author and the text. Anyone can tell if a line is changed or removed.',
          'The author gets the reason, the words meant, the rule in its wording of that day, and a way to appeal.',
          'The list of reviews says how it is ordered, and you can change that.',
        ],
      },
      {
        title: 'Accessibility',
        points: [
          'Anyone can read, without an account.',
          'Pages are made to be used by keyboard, with a screen reader and on a phone.',
        ],
      },
      {
        title: 'Responsiveness',
        points: [
          'A [complaint](/legal/complaint) gets a number immediately, and an answer within 7 days, or sooner where the law says so.',
          'An author can withdraw a review at any time. It disappears from the page immediately.',
        ],
      },
      {
        title: 'Who answers for this',
        text: [
          'The [grievance officer](/legal/grievances) is the review administrator, in the words of the standard. Moderators decide by their [code of conduct](/legal/moderators-code).',
        ],
      },
    ],
  };
}
