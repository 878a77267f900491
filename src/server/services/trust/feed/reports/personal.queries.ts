import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { choiceMergeStatements } from '@/server/platform/personal/merge-choices.queries';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedReports = exportRowsOfRef(
  'reports',
  `select resource_type, resource_id, reason, details from content.reports where voter_ref = $1 order by resource_id`,
);

export const eraseReports = defineStatement({
  name: 'reports.erase-all',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.reports where voter_ref = $1',
});

export const mergedReports = choiceMergeStatements({ kind: 'reports', table: 'content.reports', key: ['resource_id'] });
