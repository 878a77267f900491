import { bytes, integer } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const sentCodes = defineStatement({
  name: 'housekeeping.sent-codes',
  parameters: [],
  columns: { career_status_id: integer, persona_ref: bytes, expires_seal: bytes, hour_seal: bytes },
  text: `select v.career_status_id, s.persona_ref, v.expires_seal, v.hour_seal
         from persona.verification_codes v join persona.career_statuses s on s.id = v.career_status_id`,
});

export const purgeCode = defineStatement({
  name: 'housekeeping.purge-code',
  parameters: [integer, bytes],
  columns: {},
  text: 'delete from persona.verification_codes where career_status_id = $1 and expires_seal = $2',
});
