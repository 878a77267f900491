import { date } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Destroys what people wrote in complaints that were answered on the day `$1` or before. */
export const forgetContacts = defineStatement({
  name: 'complaints.forget-contacts',
  parameters: [date],
  columns: {},
  text: 'update moderation.complaints set seal = null where answered_on <= $1 and seal is not null',
});

/** Deletes complaints that were answered on the day `$1` or before. */
export const dropComplaints = defineStatement({
  name: 'complaints.drop',
  parameters: [date],
  columns: {},
  text: 'delete from moderation.complaints where answered_on <= $1',
});
