import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import { erasing, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfChoices } from '@/server/platform/personal/merge-choices';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import {
  contributedReviews,
  eraseReviewMarks,
  exportedHelpfulReviews,
  mergedMarks,
  mergedReviews,
} from './personal.queries';

const { kinds, exports, erasures } = contributionPersonalData(
  'Your reviews of companies, without your name',
  contributedReviews,
);

export const personalData: PersonalData = {
  kinds: [
    ...kinds,
    {
      kind: 'Reviews that you found helpful',
      columns: ['research.review_marks.voter_ref'],
      copied: ['helpful_reviews'],
      atEnd: 'erased',
    },
  ],
  exports: [
    ...exports,
    exporting('helpful_reviews', ({ database, authorship, personaRef }) =>
      database.query(exportedHelpfulReviews, authorship.voterRef(personaRef)),
    ),
  ],
  merges: [mergeOfContributions(mergedReviews), mergeOfChoices(mergedMarks)],
  erasures: [
    ...erasures,
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseReviewMarks, authorship.voterRef(personaRef))),
  ],
};
