import { boolean, from, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const IS_SHOWN = `exists (select from catalog.companies where logo = $1) or exists (select from catalog.colleges where logo = $1)`;

export const isLogoShown = defineStatement({
  name: 'logos.is-shown',
  parameters: [text],
  columns: { is_shown: from(IS_SHOWN, boolean) },
  text: `select ${IS_SHOWN} as is_shown`,
});
