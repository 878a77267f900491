import type { VisitedKind } from '@/core/kernel/tracking/event';
import { bigint, date, from, integer, real, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const eventsByDay = defineStatement({
  name: 'tracking.events-by-day',
  parameters: [date],
  columns: { day: from('day::text', text), event: text, events: from('sum(events)::bigint', bigint) },
  text: `select day::text as day, event, sum(events)::bigint as events from platform.event_sums
    where day >= $1 group by day, event order by day desc, event`,
});

export const visitorSums = defineStatement({
  name: 'tracking.visitor-sums',
  parameters: [date, bigint],
  columns: { day: from('day::text', text), kind: textOf<VisitedKind>(), name: text, visitors: integer },
  text: `select day::text as day, kind, name, visitors from platform.visitor_sums
    where day >= $1 order by platform.visitor_sums.day desc, visitors desc, kind, name limit $2`,
});

export const signUpsByDay = defineStatement({
  name: 'tracking.sign-ups-by-day',
  parameters: [date],
  columns: { day: from('created_on::text', text), users: from('count(*)', bigint) },
  text: `select created_on::text as day, count(*) as users from identity.users
    where created_on >= $1 group by created_on order by created_on desc`,
});

export const onboardingFunnel = defineStatement({
  name: 'tracking.onboarding-funnel',
  parameters: [],
  columns: { step: text, users: bigint },
  text: `select step, users from (values
      (1, 'signed in', (select count(*) from identity.users)),
      (2, 'follow a community', (select count(distinct persona_ref) from persona.memberships)),
      (3, 'have a pseudonym', (select count(*) from persona.personas where user_name is not null)),
      (4, 'told their career status', (select count(*) from persona.career_statuses)),
      (5, 'may write', (select count(*) from persona.personas where is_writer))
    ) as steps (place, step, users) order by place`,
});

export const contributionsByKind = defineStatement({
  name: 'tracking.contributions-by-kind',
  parameters: [],
  columns: { kind: text, contributions: bigint },
  text: `select kind, contributions from (values
      ('posts', (select count(*) from content.posts where status = 'LIVE')),
      ('comments', (select count(*) from content.comments)),
      ('reviews', (select count(*) from research.reviews where status = 'LIVE' and source_key is null)),
      ('salaries', (select count(*) from research.salaries where natural_key is null)),
      ('interviews', (select count(*) from research.interviews where natural_key is null)),
      ('benefits', (select count(*) from research.benefit_reports where status = 'LIVE' and source_key is null)),
      ('photos', (select count(*) from research.photos where status = 'LIVE' and source_key is null))
    ) as kinds (kind, contributions)`,
});

const MAX_ERRORS = 40;

export const errorsByRelease = defineStatement({
  name: 'tracking.errors-by-release',
  parameters: [],
  columns: { release: text, screen: text, type: text, reports: bigint },
  text: `select coalesce(report ->> 'release', 'other') as release, coalesce(report ->> 'screen', 'other') as screen,
      coalesce(report ->> 'type', 'other') as type, count(*) as reports
    from platform.client_reports where kind = 'error'
    group by 1, 2, 3 order by reports desc, release, screen, type limit ${MAX_ERRORS}`,
});

export const measuresByScreen = defineStatement({
  name: 'tracking.measures-by-screen',
  parameters: [],
  columns: { page: text, name: text, reports: bigint, middle: real },
  text: `select coalesce(report ->> 'page', '') as page, coalesce(report ->> 'name', '') as name, count(*) as reports,
      percentile_cont(0.5) within group (order by coalesce(report ->> 'value', report ->> 'duration')::double precision)::real as middle
    from platform.client_reports where kind in ('web_vitals', 'performance')
    group by 1, 2 order by reports desc, page, name`,
});
