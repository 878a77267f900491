import type { PersonalData } from '../personal/personal-data';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'How often a user or a network asked within a minute, under a keyed reference',
      columns: ['platform.request_counts.sender_ref'],
      copied: { not: 'a count of minutes' },
      atEnd: { ends: 'after minutes' },
    },
    {
      kind: 'Answers kept so that a write sent twice counts once, under a keyed reference',
      columns: ['platform.idempotent_answers.ref', 'platform.idempotent_answers.fingerprint'],
      copied: { not: 'it has only ids of what is copied separately' },
      atEnd: { ends: 'after two days; nobody can find it by user' },
    },
  ],
};
