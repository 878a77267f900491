export const demoTexts: readonly {
  readonly community: string;
  readonly title: string | null;
  readonly content: string;
}[] = [
  {
    community: 'notice-period',
    title: '90 days’ notice, offer needs 45',
    content:
      'My new team wants me in six weeks. HR says that a buyout is at the manager’s discretion, and the manager says that it is HR’s. Has anyone here got a release date in writing, and what did it take?',
  },
  {
    community: 'salary-talk',
    title: 'Is 18 LPA fair for four years of backend in Pune?',
    content:
      'Fixed 15.5, variable 2.5. No stocks. The recruiter calls it “top of the band”, but will not say what the band is.',
  },
  {
    community: 'interviews',
    title: 'Six rounds for a support role',
    content:
      'Two coding rounds, a case, a “culture chat”, a manager and a director.\nNobody asked how I would treat an angry customer.\nI withdrew after the fifth. Would you have gone on?',
  },
  {
    community: 'layoffs',
    title: null,
    content:
      'The second all-hands in a month, again with cameras off. Update your papers while it is calm, not after the mail.',
  },
  {
    community: 'managers',
    title: 'How do I tell a good engineer that he is not getting the promotion?',
    content:
      'It is a budget matter and he knows it. I want to be honest without selling him a “next cycle” that I cannot promise.',
  },
  {
    community: 'remote-work',
    title: 'Three days in office from January',
    content:
      'My commute is 2 hours each way. The policy has an exception for carers; has anybody got it, and how was it put in writing?',
  },
  {
    community: 'freshers',
    title: 'Joined in July, still no project',
    content:
      'Four months on the bench. I do courses every day. Is it normal to ask for a project, or does it look impatient?',
  },
  {
    community: 'salary-talk',
    title: 'Variable pay that never comes',
    content:
      'Three years, three reasons: company performance, team performance, “calibration”. Count only the fixed part.',
  },
  {
    community: 'women-at-work',
    title: 'Back after maternity leave, team gone',
    content:
      'My role was “reorganised” while I was away. HR offers another one, a level lower, “for now”. What should I ask for in writing?',
  },
  {
    community: 'interviews',
    title: null,
    content:
      'They asked for my last three payslips before the first call. I said after the offer, not before. They were fine with that. Ask.',
  },
];

export const demoComments: readonly string[] = [
  'Yes, in June. Get the release date by email first, then talk about money.',
  'Same here. It took two weeks and one very polite mail with the director in copy.',
  'Ask for the band in writing. If they will not say, that is your answer.',
  'I left after the third time. No regrets.',
  'Check the appointment letter: ours said “may”, not “will”.',
];
