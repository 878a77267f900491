import type { PersonalData } from '@/server/platform/personal/personal-data';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'How often you asked for help with a text, and how much you wrote on a day, under a keyed reference',
      columns: ['platform.help_counts.ref'],
      copied: { not: 'a count of one day' },
      atEnd: { ends: 'after two days' },
    },
  ],
};
