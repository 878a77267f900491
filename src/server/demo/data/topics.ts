/** The topics that one can follow; the place in the list is the id. */
export const topics = [
  { name: 'Bengaluru Tech', slug: 'bengaluru-tech', description: 'Work, rent and roads of the city that ships.' },
  {
    name: 'Notice Period',
    slug: 'notice-period',
    description: 'Resigning, buyouts, relieving letters and the weeks in between.',
  },
  { name: 'Offer Room', slug: 'offer-room', description: 'Compare offers, read the small print, negotiate.' },
  { name: 'Money & Tax', slug: 'money-and-tax', description: 'Payslips, provident fund, regimes, stock and in-hand.' },
  { name: 'Freshers 2027', slug: 'freshers-2027', description: 'Campus placements, first jobs and joining dates.' },
  { name: 'Women Who Ship', slug: 'women-who-ship', description: 'Careers of women in every trade, told by women.' },
  { name: 'Layoff Watch', slug: 'layoff-watch', description: 'What happened, what is due to you and what comes next.' },
  {
    name: 'Managers & Leads',
    slug: 'managers-and-leads',
    description: 'Leading people without losing them, or yourself.',
  },
  {
    name: 'Remote & Hybrid',
    slug: 'remote-and-hybrid',
    description: 'Office days, home days and everything that counts them.',
  },
  { name: 'Interview Diaries', slug: 'interview-diaries', description: 'Rounds, questions, waiting and answers.' },
  { name: 'Career Switch', slug: 'career-switch', description: 'Another role, another trade, another city.' },
  { name: 'Small Wins', slug: 'small-wins', description: 'Good news from work, however small.' },
] as const;
