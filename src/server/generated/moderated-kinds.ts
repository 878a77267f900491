// Generated from the files moderated.ts of src/server by `npm run generate`. Change those files, not this one.

import type { ModeratedKinds } from '../platform/moderation/moderated-kind';
import { moderated as benefitsBenefits } from '../services/benefits/benefits/moderated';
import { moderated as chatChat } from '../services/chat/chat/moderated';
import { moderated as companyEntries } from '../services/company/entries/moderated';
import { moderated as companyProposals } from '../services/company/proposals/moderated';
import { moderated as companyVideos } from '../services/company/videos/moderated';
import { moderated as feedComments } from '../services/feed/comments/moderated';
import { moderated as feedPosting } from '../services/feed/posting/moderated';
import { moderated as interviewsInterviews } from '../services/interviews/interviews/moderated';
import { moderated as photosPhotos } from '../services/photos/photos/moderated';
import { moderated as reviewReviews } from '../services/review/reviews/moderated';
import { moderated as salarySalaries } from '../services/salary/salaries/moderated';
import { moderated as userProfileNames } from '../services/user/profile-names/moderated';

/** The kinds of contribution that moderators decide on. */
export const moderatedKinds: ModeratedKinds = new Map([
  [benefitsBenefits.kind, benefitsBenefits],
  [chatChat.kind, chatChat],
  [companyEntries.kind, companyEntries],
  [companyProposals.kind, companyProposals],
  [companyVideos.kind, companyVideos],
  [feedComments.kind, feedComments],
  [feedPosting.kind, feedPosting],
  [interviewsInterviews.kind, interviewsInterviews],
  [photosPhotos.kind, photosPhotos],
  [reviewReviews.kind, reviewReviews],
  [salarySalaries.kind, salarySalaries],
  [userProfileNames.kind, userProfileNames],
]);
