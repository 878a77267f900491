import type { PersonalData } from '@/server/platform/personal/personal-data';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Complaints and orders about contributions, with the mail address that you named for the answer',
      columns: [
        'moderation.complaints.key_ref',
        'moderation.complaints.seal',
        'moderation.complaints.item_id',
        'moderation.complaints.case_id',
        'moderation.mails.seal',
        'moderation.hides.item_id',
      ],
      copied: { not: 'nothing says which account sent one; anyone with its key can read it at its page' },
      atEnd: { ends: 'The law has complaints answered, so they stay, sealed, until 180 days after the answer.' },
    },
  ],
};
