export interface DemoRoom {
  readonly topic: string;
  readonly holdsAsha: boolean;
  readonly lines: readonly (readonly [by: number, minutesAgo: number, text: string])[];
}

export const demoRooms: readonly DemoRoom[] = [
  {
    topic: 'Bengaluru Tech',
    holdsAsha: true,
    lines: [
      [1, 4_400, 'Does anybody know a co-working place near Indiranagar with a quiet room for calls?'],
      [2, 4_390, 'The library on 12th Main has cabins. Book the day before.'],
      [1, 4_371, 'Thank you, that is ten minutes from me.'],
      [3, 1_510, 'Two of my friends got the same letter this week: office on four days from January.'],
      [4, 1_495, 'Same here. HR says that teams may ask for three, in writing, by the 15th.'],
      [0, 1_490, 'Ask for it together. One mail with eight names was answered, eight mails were not.'],
      [3, 1_470, 'Good idea, I will collect names.'],
    ],
  },
  {
    topic: 'Offer Room',
    holdsAsha: false,
    lines: [
      [1, 2_900, 'They want an answer by Friday, the other company decides on Monday. What did you do?'],
      [2, 2_880, 'Asked for four days, gave the reason, got three.'],
      [3, 2_861, 'Ask in writing, and say that you want to join. They have waited for weeks themselves.'],
      [1, 2_700, 'Got until Tuesday. Thanks, both of you.'],
    ],
  },
];
