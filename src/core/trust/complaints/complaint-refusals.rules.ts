import { CONTACT_DAYS } from '@/core/kernel/moderated/complaint-limits.rules';

export const complaintRefusals = {
  unknownAddress:
    'This is not the address of a post, comment, review, salary, interview or photo. Open “Complain formally” in its menu, or write to the grievance officer about anything else.',
  gone: 'What was here was removed by its author or a moderator, or never existed. There is nothing left to complain about.',
  noEmail: 'Write an email address at which we can answer you.',
  sentBefore: 'A complaint with this key was sent before. Reload the page to send another one.',
  notFound: `There is no complaint at this address, or it ended more than ${CONTACT_DAYS} days ago.`,
} as const;
