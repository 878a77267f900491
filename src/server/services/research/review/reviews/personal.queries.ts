import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { choiceMergeStatements } from '@/server/platform/personal/merge-choices.queries';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { reviewUniqueKey } from './review-unique-key';

export const contributedReviews = contributionTable({
  kind: 'reviews',
  name: 'reviews',
  once: true,
  seals: ['card_seal'],
  exported: `select r.id, c.name as company, r.status, r.title, r.likes, r.dislikes, r.rating, r.balance, r.pay, r.security, r.promotions, r.skills,
               r.culture, r.satisfaction, j.name as job_profile, d.name as department, l.name as city, r.employment, r.is_current, r.years,
               r.created_at, r.edited_at
             from (select (jsonb_populate_record(o, coalesce(o.edit, '{}'))).* from research.reviews o where o.id = any($1)) r
             join catalog.companies c on c.id = r.company_id
             left join catalog.job_profiles j on j.id = r.job_profile_id left join catalog.departments d on d.id = r.department_id
             left join catalog.locations l on l.id = r.location_id
             order by r.created_at`,
});

export const exportedHelpfulReviews = exportRowsOfRef(
  'helpful-reviews',
  'select review_id from research.review_marks where voter_ref = $1 order by review_id',
);

export const eraseReviewMarks = defineStatement({
  name: 'reviews.erase-marks',
  parameters: [bytes],
  columns: {},
  text: 'delete from research.review_marks where voter_ref = $1',
});

export const mergedReviews = contributionMergeStatements({
  kind: 'reviews',
  hasStatus: true,
  once: { subjectOf: reviewUniqueKey, isOfRole: false },
});

export const mergedMarks = choiceMergeStatements({
  kind: 'helpful',
  table: 'research.review_marks',
  counted: '',
  key: ['review_id'],
  of: ['review_id', 'reviews'],
});
