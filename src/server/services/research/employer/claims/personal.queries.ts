import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedClaims = exportRowsOfRef(
  'claims',
  `select c.name as company, k.domain, k.way, k.mailbox, to_char(k.claimed_on, 'YYYY-MM') as claimed_in, k.ends_on
   from research.employer_claims k join catalog.companies c on c.id = k.company_id where k.claimant_ref = $1 order by c.name, k.id`,
);

export const exportedSide = exportRowsOfRef('side', 'select side from persona.sides where side_ref = $1');

export const eraseClaims = defineStatement({
  name: 'employer.erase-claims',
  parameters: [bytes],
  columns: {},
  text: 'delete from research.employer_claims where claimant_ref = $1',
});
