import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, integer, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const skillColumns = { slug: text, name: nullable(text), jobs: integer, questions: integer } as const;

export type SkillRow = RowOf<typeof skillColumns>;

/** Resolves slugs `$1` in order, including aliases ("js"). `name` is null outside the catalogue. */
export const skillsAt = defineStatement({
  name: 'interviews.skills-at',
  parameters: [arrayOf(text)],
  columns: skillColumns,
  text: `
    select asked.slug, known.name, coalesce(n.jobs, 0) as jobs, coalesce(n.questions, 0) as questions
    from unnest($1::text[]) with ordinality as given (slug, place)
    left join lateral (
      select id, name, slug from catalog.skills where slug = given.slug
      union all
      select skill.id, skill.name, skill.slug from catalog.name_tails tails join catalog.skills skill on skill.id = tails.item_id
      where tails.list = 'skill' and tails.at = 0 and tails.tail collate "C" = replace(given.slug, '-', ' ')
      order by id limit 1
    ) as known on true
    cross join lateral (select coalesce(known.slug, given.slug) as slug) as asked
    left join research.skill_counts n on n.slug = asked.slug
    order by given.place`,
});
