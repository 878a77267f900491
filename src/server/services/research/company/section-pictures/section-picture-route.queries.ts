import { boolean, from, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const IS_SHOWN = `exists (select from research.company_sections where company_id = $1 and content @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('image', $2::text))))`;

export const isSectionPictureShown = defineStatement({
  name: 'company.is-section-picture-shown',
  parameters: [integer, text],
  columns: { is_shown: from(IS_SHOWN, boolean) },
  text: `select ${IS_SHOWN} as is_shown`,
});
