import type { InvitedShare, OfficeRef } from '@/contract/generated/company';
import { FOLLOWER_STEP, TOP_FOLLOWED } from '@/core/research/company/company-badges.rules';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  smallint,
  text,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { CLAIMED_IN, INVITED_SHARE, idOfUrlName } from './company-id.queries';
import { NEWEST_REVIEW } from './newest-review';

const AHEAD = `(select count(*) from (
  select from content.communities o
  where o.type = 'company' and m.followers_count >= ${TOP_FOLLOWED.minFollowers}
    and o.followers_count >= (m.followers_count / ${FOLLOWER_STEP} + 1) * ${FOLLOWER_STEP}
  limit ${TOP_FOLLOWED.companies}
) more)`;

const companyColumns = {
  id: from('c.id', integer),
  slug: from('c.slug', text),
  name: from('c.name', text),
  industry: from('i.name', text),
  about: from('p.about', nullable(text)),
  logo: from('c.logo', nullable(text)),
  cover_photo: from('p.cover_photo', nullable(text)),
  headquarters: from('c.headquarters', text),
  founded_year: from('p.founded_year', nullable(smallint)),
  indian_employees: from('p.indian_employees', nullable(text)),
  global_employees: from('p.global_employees', nullable(text)),
  social_media: from(`coalesce(p.social_media, '{}')`, arrayOf(text)),
  info_tags: from(`coalesce(p.info_tags, '{}')`, arrayOf(text)),
  claimed_in: from(CLAIMED_IN, nullable(text)),
  invited: from(INVITED_SHARE, nullable(jsonb<InvitedShare>())),
  reviews: from('f.reviews', integer),
  rating_total: from('f.rating_total', integer),
  newest_review: from(NEWEST_REVIEW, nullable(text)),
  salaries: from('f.salaries', integer),
  interviews: from('f.interviews', integer),
  questions: from('f.questions', integer),
  benefits: from('f.benefits', integer),
  reviews_with_benefits: from('f.reviews_with_benefits', integer),
  photos: from('f.photos', integer),
  jobs: from('f.jobs', integer),
  posts: from('m.posts_count', integer),
  followers: from('m.followers_count', integer),
  ahead: from(AHEAD, bigint),
  relations: from('(select count(*) from research.company_relations where company_id = c.id)', bigint),
  offices: from(
    `coalesce((select jsonb_agg(jsonb_build_object('city', o.city, 'locationUrl', o.slug) order by o.position, o.slug)
       from research.company_offices o where o.company_id = c.id), '[]')`,
    jsonb<readonly OfficeRef[]>(),
  ),
  is_followed: from(
    `exists (select from persona.memberships where persona_ref = $2 and type = 'company' and entity_id = c.id)`,
    boolean,
  ),
} as const;

export type CompanyRow = RowOf<typeof companyColumns>;

export const companyByUrlName = defineStatement({
  name: 'company.by-url-name',
  parameters: [text, nullable(bytes)],
  columns: companyColumns,
  text: `select ${selectList(companyColumns)}
         from catalog.companies c
         join catalog.industries i on i.id = c.industry_id
         join research.company_figures f on f.company_id = c.id
         join content.communities m on m.type = 'company' and m.entity_id = c.id
         left join research.company_profiles p on p.company_id = c.id
         where c.id = ${idOfUrlName(1)}`,
});
