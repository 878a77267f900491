/** The topics that one can follow; the place in the list is the id. */
export const topics = [
  {
    name: 'Bengaluru Tech',
    slug: 'bengaluru-tech',
    section: 'Cities',
    description: 'Work, rent and roads of the city that ships.',
  },
  {
    name: 'Notice Period',
    slug: 'notice-period',
    section: 'Pay & contract',
    description: 'Resigning, buyouts, relieving letters and the weeks in between.',
  },
  {
    name: 'Offer Room',
    slug: 'offer-room',
    section: 'Pay & contract',
    description: 'Compare offers, read the small print, negotiate.',
  },
  {
    name: 'Money & Tax',
    slug: 'money-and-tax',
    section: 'Pay & contract',
    description: 'Payslips, provident fund, regimes, stock and in-hand.',
  },
  {
    name: 'Freshers 2027',
    slug: 'freshers-2027',
    section: 'Finding work',
    description: 'Campus placements, first jobs and joining dates.',
  },
  {
    name: 'Women Who Ship',
    slug: 'women-who-ship',
    section: 'Life at work',
    description: 'Careers of women in every trade, told by women.',
  },
  {
    name: 'Layoff Watch',
    slug: 'layoff-watch',
    section: 'Pay & contract',
    description: 'What happened, what is due to you and what comes next.',
  },
  {
    name: 'Managers & Leads',
    slug: 'managers-and-leads',
    section: 'Life at work',
    description: 'Leading people without losing them, or yourself.',
  },
  {
    name: 'Remote & Hybrid',
    slug: 'remote-and-hybrid',
    section: 'Life at work',
    description: 'Office days, home days and everything that counts them.',
  },
  {
    name: 'Interview Diaries',
    slug: 'interview-diaries',
    section: 'Finding work',
    description: 'Rounds, questions, waiting and answers.',
  },
  {
    name: 'Career Switch',
    slug: 'career-switch',
    section: 'Finding work',
    description: 'Another role, another trade, another city.',
  },
  {
    name: 'Small Wins',
    slug: 'small-wins',
    section: 'Life at work',
    description: 'Good news from work, however small.',
  },
] as const;
