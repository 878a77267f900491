import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import { date, from, integer, nullable, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const complaintsByGround = defineStatement({
  name: 'complaints.by-ground',
  parameters: [date],
  columns: {
    ground: textOf<SummedGround>(),
    received: from('count(*)::int', integer),
    answered: from('count(outcome)::int', integer),
    median: from('percentile_disc(0.5) within group (order by hours_taken)', nullable(integer)),
    slowest: from('max(hours_taken)', nullable(integer)),
    late: from('(count(*) filter (where is_late))::int', integer),
  },
  text: `select ground, count(*)::int as received, count(outcome)::int as answered,
           percentile_disc(0.5) within group (order by hours_taken) as median, max(hours_taken) as slowest,
           (count(*) filter (where is_late))::int as late
         from moderation.complaints where received_on >= $1 group by ground`,
});

export const appealLines = defineStatement({
  name: 'complaints.appeal-lines',
  parameters: [date],
  columns: {
    decided: from('count(*)::int', integer),
    won: from(`(count(*) filter (where act = 'PUBLISHED'))::int`, integer),
  },
  text: `select count(*)::int as decided, (count(*) filter (where act = 'PUBLISHED'))::int as won
         from moderation.log where origin = 'APPEAL' and month >= $1`,
});

export const companyComplaints = defineStatement({
  name: 'complaints.of-companies',
  parameters: [date],
  columns: {
    received: from('count(*)::int', integer),
    decided: from(`(count(*) filter (where outcome in ('KEPT', 'REMOVED', 'RESTORED')))::int`, integer),
    kept: from(`(count(*) filter (where outcome in ('KEPT', 'RESTORED')))::int`, integer),
  },
  text: `select count(*)::int as received, (count(*) filter (where outcome in ('KEPT', 'REMOVED', 'RESTORED')))::int as decided,
           (count(*) filter (where outcome in ('KEPT', 'RESTORED')))::int as kept
         from moderation.complaints where received_on >= $1 and is_for_company`,
});

export const companyComplaintsByStars = defineStatement({
  name: 'complaints.of-companies-by-stars',
  parameters: [date, date],
  columns: { rating: from('rating::int', integer), received: from('count(*)::int', integer) },
  text: `select rating::int as rating, count(*)::int as received from moderation.complaints
         where received_on >= $1 and received_on < $2 and is_for_company and rating is not null group by rating order by rating`,
});

export const hidesByPlace = defineStatement({
  name: 'complaints.hides-by-place',
  parameters: [date],
  columns: { place: text, count: from('count(*)::int', integer) },
  text: 'select place, count(*)::int as count from moderation.hides where month >= $1 group by place order by count(*) desc, place',
});
