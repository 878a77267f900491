import type { Proof } from '@/contract/generated/benefits';
import { arrayOf, boolean, bytes, integer, moment, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Stores the report `$1` of company `$2`; no row where the author (`$10`) has one of it. */
export const insertBenefitReport = defineStatement({
  name: 'give-benefits.insert',
  parameters: [
    uuid,
    integer,
    arrayOf(text),
    nullable(text),
    nullable(integer),
    nullable(integer),
    boolean,
    bytes,
    bytes,
    bytes,
    nullable(textOf<Proof>()),
    moment,
  ],
  columns: { id: uuid },
  text: `insert into research.benefit_reports
           (id, company_id, codes, text, department_id, location_id, is_current, author_ref, author_seal, once_ref, proof, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict (once_ref) do nothing returning id`,
});
