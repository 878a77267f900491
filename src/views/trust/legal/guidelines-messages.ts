import type { LegalFacts, LegalPage } from './legal-facts';

export function communityGuidelines({ brand }: LegalFacts): LegalPage {
  return {
    title: 'Community guidelines',
    isPolicy: true,
    since: '20 November 2026',
    lead: `${brand} works because people can say what work is like and others can trust it. These rules protect both.`,
    parts: [
      {
        title: 'Say what happened',
        points: [
          'Good: “My notice period was 90 days; they released me after 45 in return for one month’s basic pay.”',
          'Good: “In my view the appraisal was unfair, because nobody had told me the goals.”',
          'Not here: “Everybody knows that they cheat.” Say what you saw, or ask.',
        ],
      },
      {
        title: 'Talk about work, not about individuals',
        points: [
          'No names of colleagues, managers or clients, and nothing that singles one of them out. Those who lead a company in public may be named for what they do in public.',
          'No guessing who wrote something.',
          'No telephone numbers, addresses, pictures of others, or screenshots with names on them.',
        ],
      },
      {
        title: 'Keep yourself safe',
        points: [
          'A date, an amount, a project or a rare title can give you away. Round it, or leave it out.',
          'Write at home, on your own phone or computer.',
          'Do not post what only you and your manager know.',
        ],
      },
      {
        title: 'Be fair',
        points: [
          'No insults, no threats, no contempt for caste, religion, gender, region, language, age or disability.',
          'Disagree with what was said. Vote for what helps, even if you disagree with it.',
          'No posts for money or favours, for a company or against its rival. Say so if you have a stake.',
        ],
      },
      {
        title: 'Leave this out',
        points: [
          'Confidential documents, source code, client data, unpublished results of listed companies.',
          'Job offers that ask for money, links to copy schemes, advertising, the same post again and again.',
          'Pictures of people without their consent, and any sexual content.',
          'Advice that can only come from a doctor or a lawyer, given as if you were one.',
        ],
      },
      {
        title: 'If a post breaks the rules',
        text: [
          'Choose Report in its menu: a moderator reads it, and its writer is not told who reported. If it is urgent, or about yourself, write to the [grievance officer](/legal/grievances) with the address of the post. Posts that break the rules are removed, and their author is told which rule. Repeat offenders can lose their account. A company’s wish alone is no reason. Moderators follow a [code of conduct](/legal/moderators-code).',
        ],
      },
      {
        title: 'If you are in trouble',
        text: [
          'If you or somebody else is in danger, call 112. If work has made life heavy, Tele-MANAS listens day and night in many languages: call [14416](tel:14416). For sexual harassment at work, every employer with ten or more people must have an Internal Committee; smaller ones fall to the district’s Local Committee.',
        ],
      },
    ],
  };
}
