import { batchCondition, deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { date } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const forgetContacts = defineStatement({
  name: 'complaints.forget-contacts',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: `with gone as (update moderation.complaints set seal = null
           where ${batchCondition('moderation.complaints', 'answered_on <= $1 and seal is not null', 'answered_on')} returning 1)
         select count(*)::integer as rows from gone`,
});

export const dropComplaints = defineStatement({
  name: 'complaints.drop',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('moderation.complaints', 'answered_on <= $1', 'answered_on'),
});
