import type { IndustryFamily } from './industries';

/** A question of the demo data's interviews. */
export interface DemoQuestion {
  readonly text: string;
  readonly round: string;
  readonly skills: readonly string[];
  readonly answers: readonly string[];
}

const question = (
  round: string,
  text: string,
  skills: readonly string[] = [],
  answers: readonly string[] = [],
): DemoQuestion => ({ text, round, skills, answers });

const everywhere: readonly DemoQuestion[] = [
  question(
    'Manager',
    'Tell me about a time you said no to a senior.',
    ['Communication'],
    [
      'Pick a case with a number in it. I told mine that the date could not hold, showed what would slip, and offered a smaller first part.',
      'They wait for the sentence after the no: what you did the next day so that the two of you could go on working together.',
    ],
  ),
  question(
    'HR',
    'Why do you want to leave after so short a time?',
    [],
    ['Say what you go to, not what you run from. I named the work that I would do here and stopped talking.'],
  ),
  question(
    'HR',
    'What is your notice period, and can it be bought out?',
    [],
    ['Have the letter at hand. They check it against the policy of the company that you leave.'],
  ),
  question('Manager', 'Which piece of work are you proud of, and what would you do differently today?', [
    'Communication',
  ]),
  question(
    'HR',
    'What pay do you expect, and how did you come to it?',
    [],
    [
      'Name a range with the market behind it. I brought three figures for the role and city and asked where they stand.',
    ],
  ),
];

/** Questions of each family of industries. */
export const interviewQuestions: Readonly<Record<IndustryFamily, readonly DemoQuestion[]>> = {
  software: [
    question(
      'System design',
      'Design a rate limiter for a payment gateway. What breaks at the festival peak?',
      ['System design'],
      [
        'Start with the unit: per card, per merchant or per account. I drew a bucket per merchant, then they asked what happens when the node with the counters dies on the day of the sale. Say what you fail open on.',
        'Ask for numbers before the first box: requests a second, how many merchants, what a wrong block costs.',
      ],
    ),
    question(
      'Coding',
      'You have two sorted lists of orders. Merge them without extra space.',
      ['Java', 'Data structures'],
      ['Walk from the ends, not from the beginnings. Say aloud why nothing is overwritten.'],
    ),
    question('Coding', 'Find the first user who logged in only once in a stream of log lines.', [
      'Python',
      'Data structures',
    ]),
    question(
      'SQL',
      'Why is this query slow? Here is the plan.',
      ['SQL'],
      [
        'Read it from the inside out and look for the step where the guessed and the true rows part. Mine had a function around an indexed column.',
      ],
    ),
    question(
      'Technical',
      'What happens between typing an address and the first paint?',
      ['JavaScript', 'HTML'],
      ['They want one layer in depth, whichever you choose. I took caching and they stayed there for half an hour.'],
    ),
    question('Technical', 'When would you not use a microservice?', ['System design']),
    question('Technical', 'How do you roll back a migration that has already dropped a column?', ['SQL', 'DevOps']),
    ...everywhere,
  ],
  finance: [
    question(
      'Case',
      'A branch has many new accounts and few that are used. What do you look at first?',
      ['Excel', 'Analytics'],
      ['Group by who opened them. In my case two people made the target on the last days of each month.'],
    ),
    question(
      'Technical',
      'Walk me through the three statements when depreciation goes up by ten.',
      ['Accounting'],
      ['Profit falls by ten less tax, cash rises by the tax, the asset falls by ten. Say it in that order.'],
    ),
    question('SQL', 'Find customers who paid late three months in a row.', ['SQL']),
    question('Case', 'How would you price a loan for a rider who has no payslip?', ['Analytics']),
    ...everywhere,
  ],
  health: [
    question(
      'Technical',
      'A patient refuses a medicine at night and the doctor does not answer. What do you do?',
      ['Patient care'],
      [
        'Safety first, then the record, then the next person on the list. They ask for the exact words that you write down.',
      ],
    ),
    question('Technical', 'How do you check a sample whose label cannot be read?', ['Laboratory']),
    ...everywhere,
  ],
  consumer: [
    question(
      'Case',
      'Sales of one product doubled in one city only. How do you find out why?',
      ['Excel', 'Analytics'],
      ['First ask whether they counted the same way as before. A new store code had been counted twice.'],
    ),
    question('Case', 'The delivery slots of a Sunday are gone by nine. What do you change first?', ['Operations']),
    ...everywhere,
  ],
  plant: [
    question(
      'Technical',
      'A batch fails the hardness test by two points. Do you stop the line?',
      ['Quality control'],
      [
        'Ask what the two points do in the customer’s use, and who may decide. They wanted to hear the name of the role.',
      ],
    ),
    question('Technical', 'Where do you look first when the power factor of a shift falls?', ['Electrical']),
    ...everywhere,
  ],
  services: [
    question(
      'Role play',
      'A customer has been on the line for an hour and wants to cancel. You have three minutes.',
      ['Communication'],
      ['Repeat what they said in one sentence, then offer one thing that is in your power. Do not read the script.'],
    ),
    question('Case', 'How many calls does a team of twelve take on a Monday morning?', ['Analytics']),
    ...everywhere,
  ],
  media: [
    question(
      'Portfolio',
      'Which of your pieces would you take down today, and why?',
      ['Writing'],
      ['I showed an old one and the three cuts that it needs. They liked the cuts more than the piece.'],
    ),
    question('Technical', 'Cut this minute to twenty seconds without losing the joke.', ['Video editing']),
    ...everywhere,
  ],
};

/** Stories of reports, beside their facts: each fits every outcome. */
export const interviewStories: readonly string[] = [
  'They share the topics before each round. Nothing was a trick.',
  'The first call came within two days, then nothing for two weeks. After a reminder it went fast.',
  'A friendly talk. They asked what I would do in the first month and listened to the answer.',
  'The panel was late by an hour and apologised. The questions were about real work of the team.',
  'Long, but fair. Every round said at its end what comes next.',
  'The test had questions that had nothing to do with the role. The talks after it were good.',
  'Pay was named on the second day, in writing. That saved us both time.',
  'After the last round I waited for three weeks. I wrote twice.',
  'They had read my work and asked about one decision in it for half an hour.',
  'Quick and polite. The answer came with two sentences of reasons, which helped.',
];
