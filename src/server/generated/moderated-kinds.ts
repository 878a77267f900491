// Generated from the files moderated.ts of src/server by `npm run generate`. Change those files, not this one.

import type { ModeratedKinds } from '../platform/moderation/moderated-kind';
import { moderated as userProfileNames } from '../services/account/user/profile-names/moderated';
import { moderated as benefitsBenefits } from '../services/research/benefits/benefits/moderated';
import { moderated as companyEntries } from '../services/research/company/entries/moderated';
import { moderated as companyProposals } from '../services/research/company/proposals/moderated';
import { moderated as companyVideos } from '../services/research/company/videos/moderated';
import { moderated as employerEmployerAnswers } from '../services/research/employer/employer-answers/moderated';
import { moderated as interviewsInterviews } from '../services/research/interviews/interviews/moderated';
import { moderated as jobsJobs } from '../services/research/jobs/jobs/moderated';
import { moderated as photosPhotos } from '../services/research/photos/photos/moderated';
import { moderated as reviewReviews } from '../services/research/review/reviews/moderated';
import { moderated as salarySalaries } from '../services/research/salary/salaries/moderated';
import { moderated as tenureTenure } from '../services/research/tenure/tenure/moderated';
import { moderated as chatChat } from '../services/talk/chat/chat/moderated';
import { moderated as feedComments } from '../services/talk/feed/comments/moderated';
import { moderated as feedPosting } from '../services/talk/feed/posting/moderated';

/** The kinds of contribution that moderators decide on. */
export const moderatedKinds: ModeratedKinds = new Map([
  [userProfileNames.kind, userProfileNames],
  [benefitsBenefits.kind, benefitsBenefits],
  [companyEntries.kind, companyEntries],
  [companyProposals.kind, companyProposals],
  [companyVideos.kind, companyVideos],
  [employerEmployerAnswers.kind, employerEmployerAnswers],
  [interviewsInterviews.kind, interviewsInterviews],
  [jobsJobs.kind, jobsJobs],
  [photosPhotos.kind, photosPhotos],
  [reviewReviews.kind, reviewReviews],
  [salarySalaries.kind, salarySalaries],
  [tenureTenure.kind, tenureTenure],
  [chatChat.kind, chatChat],
  [feedComments.kind, feedComments],
  [feedPosting.kind, feedPosting],
]);
