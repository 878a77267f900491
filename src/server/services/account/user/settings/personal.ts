import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedFeedback, exportedPreferences, exportedSubscriptions } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your settings: notifications, what others see of you, and mails that you asked for',
      columns: ['persona.preferences.persona_ref', 'identity.subscriptions.user_id'],
      copied: ['preferences', 'subscriptions'],
      atEnd: 'erased',
    },
    {
      kind: 'Your feedback about the product',
      columns: ['persona.feedback.persona_ref'],
      copied: ['feedback'],
      atEnd: 'erased',
    },
    {
      kind: 'Copies of your data that you asked for, encrypted until you fetch them',
      columns: [
        'identity.data_exports.id',
        'identity.data_exports.user_id',
        'identity.data_exports.key_seal',
        'identity.data_exports.worked_seal',
        'identity.data_exports.content',
      ],
      copied: { not: 'it is the copy' },
      atEnd: 'erased',
    },
    {
      kind: 'That you paused your account',
      columns: ['identity.deactivations.user_id'],
      copied: { not: 'the pause ends when you log in to ask for a copy' },
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('subscriptions', ({ database, userId }) => database.query(exportedSubscriptions, userId)),
    exporting('preferences', ({ database, personaRef }) => database.query(exportedPreferences, personaRef)),
    exporting('feedback', ({ database, personaRef }) => database.query(exportedFeedback, personaRef)),
  ],
};
