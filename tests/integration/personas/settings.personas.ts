import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getPreferences: ['401 not_signed_in', '200', '200', '200'],
  savePreferences: ['401 not_signed_in', '200', '200', '200'],
  getMessagePreferences: ['401 not_signed_in', '200', '200', '200'],
  saveMessagePreferences: ['401 not_signed_in', '200', '200', '200'],
  getSubscription: ['401 not_signed_in', '200', '200', '200'],
  saveSubscription: ['401 not_signed_in', '200', '200', '200'],
  unsubscribe: [
    '422 unsubscribe_key_invalid',
    '422 unsubscribe_key_invalid',
    '422 unsubscribe_key_invalid',
    '422 unsubscribe_key_invalid',
  ],
  getFeedback: ['401 not_signed_in', '200', '200', '200'],
  saveFeedback: ['401 not_signed_in', '200', '200', '200'],
  listExports: ['401 not_signed_in', '200', '200', '200'],
  startExport: ['401 not_signed_in', '202', '202', '202'],
  previewMerge: ['401 not_signed_in', '404 merge_not_proved', '404 merge_not_proved', '404 merge_not_proved'],
  mergeAccounts: ['401 not_signed_in', '404 merge_not_proved', '404 merge_not_proved', '404 merge_not_proved'],
  deactivateAccount: ['401 not_signed_in', '204', '204', '204'],
  deleteAccount: ['401 not_signed_in', '422 confirmation_wrong', '422 confirmation_wrong', '422 confirmation_wrong'],
};
