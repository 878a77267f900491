import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const addressOfLastCode = defineStatement({
  name: 'career-status.address-of-last-code',
  parameters: [bytes],
  columns: { email_ref: bytes },
  text: `select v.email_ref from persona.verification_codes v
         join persona.career_statuses s on s.id = v.career_status_id where s.persona_ref = $1`,
});
