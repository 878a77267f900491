import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';

export const exportedCorrections = exportRowsOfRef(
  'corrections',
  `select c.name as company, x.field, x.value, x.source, x.status, x.reason, x.proposed_on
   from research.employer_corrections x join research.employer_claims k on k.id = x.claim_id
   join catalog.companies c on c.id = x.company_id where k.claimant_ref = $1 order by x.proposed_on, x.id`,
);
