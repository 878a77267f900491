import type { Proof } from '@/contract/generated/benefits';
import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { arrayOf, boolean, bytes, integer, moment, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const insertBenefitReport = defineStatement({
  name: 'give-benefits.insert',
  parameters: {
    id: uuid,
    company_id: integer,
    codes: arrayOf(text),
    text: nullable(text),
    department_id: nullable(integer),
    location_id: nullable(integer),
    is_current: boolean,
    author_ref: bytes,
    author_seal: bytes,
    once_ref: bytes,
    proof: nullable(textOf<Proof>()),
    waits_until: nullable(moment),
    created_at: moment,
  },
  columns: { id: uuid },
  text: `insert into research.benefit_reports
           (id, company_id, codes, text, department_id, location_id, is_current, author_ref, author_seal, once_ref, proof, waits_until, created_at)
         values ($id, $company_id, $codes, $text, $department_id, $location_id, $is_current, $author_ref, $author_seal, $once_ref, $proof,
           ($waits_until::timestamptz at time zone '${INDIA_TIME_ZONE}')::date, $created_at)
         on conflict (once_ref) do nothing returning id`,
});
