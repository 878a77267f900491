import { exportRowsOfRef } from '../personal/exported-rows.queries';
import { bytes } from '../sql-types';
import { defineStatement } from '../statement';

export const exportedSessions = exportRowsOfRef(
  'sessions',
  'select provider, device, started_on from identity.sessions where owner_ref = $1 order by started_on',
);

export const eraseSessions = defineStatement({
  name: 'sessions.erase',
  parameters: [bytes],
  columns: {},
  text: 'delete from identity.sessions where owner_ref = $1',
});
