import { rowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { mergedChoices } from '@/server/platform/personal/merge-choices.queries';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedReports = rowsOfRef(
  'reports',
  `select resource_type, resource_id, reason, details from content.reports where voter_ref = $1 order by resource_id`,
);

export const eraseReports = defineStatement({
  name: 'reports.erase-all',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.reports where voter_ref = $1',
});

export const mergedReports = mergedChoices({ kind: 'reports', table: 'content.reports', key: ['resource_id'] });
