// Generated from the files moderated.ts of src/server by `npm run generate`. Change those files, not this one.

import type { ModeratedKinds } from '../platform/moderation/moderated-kind';
import { moderatedKind as userProfileNames } from '../services/account/user/profile-names/moderated';
import { moderatedKind as benefitsBenefits } from '../services/research/benefits/benefits/moderated';
import { moderatedKind as companyEntries } from '../services/research/company/entries/moderated';
import { moderatedKind as companyProposals } from '../services/research/company/proposals/moderated';
import { moderatedKind as companyVideos } from '../services/research/company/videos/moderated';
import { moderatedKind as employerEmployerAnswers } from '../services/research/employer/employer-answers/moderated';
import { moderatedKind as interviewsInterviews } from '../services/research/interviews/interviews/moderated';
import { moderatedKind as jobsJobs } from '../services/research/jobs/jobs/moderated';
import { moderatedKind as photosPhotos } from '../services/research/photos/photos/moderated';
import { moderatedKind as reviewReviews } from '../services/research/review/reviews/moderated';
import { moderatedKind as salarySalaries } from '../services/research/salary/salaries/moderated';
import { moderatedKind as tenureTenure } from '../services/research/tenure/tenure/moderated';
import { moderatedKind as chatChat } from '../services/talk/chat/chat/moderated';
import { moderatedKind as feedComments } from '../services/talk/feed/comments/moderated';
import { moderatedKind as feedPosting } from '../services/talk/feed/posting/moderated';

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
