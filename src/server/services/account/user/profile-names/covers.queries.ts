import { arrayOf, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const coversAmong = defineStatement({
  name: 'profile-names.covers',
  parameters: [arrayOf(text)],
  columns: { name: text, cover: text },
  text: `select s.name, n.cover from unnest($1::text[]) as s (name)
         join moderation.profile_names n on lower(n.name) = lower(s.name) where n.status <> 'LIVE'`,
});
