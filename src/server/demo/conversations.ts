export interface DemoConversation {
  readonly asker: number;
  readonly asked: number;
  readonly isAccepted: boolean;
  readonly unread: number;
  readonly lines: readonly (readonly [by: 'asker' | 'asked', minutesAgo: number, text: string])[];
}

const ASHA = 0;
const DEV = 4;
const FARHAN = 5;
const OTHERS = [20, 31] as const;

export const demoConversations: readonly DemoConversation[] = [
  {
    asker: DEV,
    asked: ASHA,
    isAccepted: true,
    unread: 2,
    lines: [
      ['asker', 2_960, 'You wrote that they struck the clause. Was it the joining bonus clause or the notice one?'],
      ['asked', 2_940, 'The joining bonus. They kept “recoverable”, but pro rata by month and only if I resign.'],
      ['asked', 2_939, 'Ask before you sign; after that nobody answers mails.'],
      ['asker', 34, 'Very helpful. I have the call with HR on Monday.'],
      ['asker', 33, 'Did they put it in the letter, or only in a mail?'],
    ],
  },
  {
    asker: OTHERS[0],
    asked: ASHA,
    isAccepted: false,
    unread: 1,
    lines: [['asker', 95, 'Hi, you wrote about the buyout. I am in the same situation. May I ask you two things?']],
  },
  {
    asker: FARHAN,
    asked: DEV,
    isAccepted: true,
    unread: 0,
    lines: [
      ['asker', 7_300, 'Did the second round have a case study too?'],
      ['asked', 7_210, 'Yes, half an hour, about a shop that loses money. They want to see how you ask.'],
      ['asker', 7_190, 'Thank you!'],
    ],
  },
  {
    asker: OTHERS[1],
    asked: FARHAN,
    isAccepted: false,
    unread: 1,
    lines: [['asker', 610, 'How long did the background check take for you?']],
  },
];
