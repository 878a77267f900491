import { rowsOfRef } from '@/server/platform/personal/exported-rows.queries';

export const exportedRewards = rowsOfRef(
  'rewards',
  'select kind, contributions, points from persona.rewards where persona_ref = $1',
);
