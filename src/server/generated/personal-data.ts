// Generated from the files personal.ts of src/server by `npm run generate`. Change those files, not this one.

import type { PersonalRegistry } from '../platform/personal/personal-data';
import { personal as platformHttp } from '../platform/http/personal';
import { personal as platformMail } from '../platform/mail/personal';
import { personal as platformModeration } from '../platform/moderation/personal';
import { personal as platformSessions } from '../platform/sessions/personal';
import { personal as platformWithdrawal } from '../platform/withdrawal/personal';
import { personal as loginSession } from '../services/account/login/session/personal';
import { personal as pushPush } from '../services/account/push/push/personal';
import { personal as userCareerStatus } from '../services/account/user/career-status/personal';
import { personal as userJobPortal } from '../services/account/user/job-portal/personal';
import { personal as userMyProfile } from '../services/account/user/my-profile/personal';
import { personal as userProfile } from '../services/account/user/profile/personal';
import { personal as userProfileNames } from '../services/account/user/profile-names/personal';
import { personal as userRewards } from '../services/account/user/rewards/personal';
import { personal as userSettings } from '../services/account/user/settings/personal';
import { personal as userNativeApp } from '../services/kernel/user/native-app/personal';
import { personal as aggregationBrowsingHistory } from '../services/research/aggregation/browsing-history/personal';
import { personal as benefitsBenefits } from '../services/research/benefits/benefits/personal';
import { personal as companyProposals } from '../services/research/company/proposals/personal';
import { personal as employerClaims } from '../services/research/employer/claims/personal';
import { personal as employerEmployerAnswers } from '../services/research/employer/employer-answers/personal';
import { personal as employerEmployerCorrections } from '../services/research/employer/employer-corrections/personal';
import { personal as interviewsInterviews } from '../services/research/interviews/interviews/personal';
import { personal as jobsHeardBack } from '../services/research/jobs/heard-back/personal';
import { personal as jobsJobs } from '../services/research/jobs/jobs/personal';
import { personal as photosPhotos } from '../services/research/photos/photos/personal';
import { personal as reviewReviews } from '../services/research/review/reviews/personal';
import { personal as salarySalaries } from '../services/research/salary/salaries/personal';
import { personal as tenureTenure } from '../services/research/tenure/tenure/personal';
import { personal as userContributions } from '../services/research/user/contributions/personal';
import { personal as chatChat } from '../services/talk/chat/chat/personal';
import { personal as feedAnswerRequests } from '../services/talk/feed/answer-requests/personal';
import { personal as feedBookmarks } from '../services/talk/feed/bookmarks/personal';
import { personal as feedComments } from '../services/talk/feed/comments/personal';
import { personal as feedCommunities } from '../services/talk/feed/communities/personal';
import { personal as feedHiding } from '../services/talk/feed/hiding/personal';
import { personal as feedLinkCards } from '../services/talk/feed/link-cards/personal';
import { personal as feedPolls } from '../services/talk/feed/polls/personal';
import { personal as feedPostMedia } from '../services/talk/feed/post-media/personal';
import { personal as feedPostWriting } from '../services/talk/feed/post-writing/personal';
import { personal as feedPosting } from '../services/talk/feed/posting/personal';
import { personal as feedSalaryOffers } from '../services/talk/feed/salary-offers/personal';
import { personal as feedVersions } from '../services/talk/feed/versions/personal';
import { personal as feedVoting } from '../services/talk/feed/voting/personal';
import { personal as notificationNotifications } from '../services/talk/notification/notifications/personal';
import { personal as complaintsComplaints } from '../services/trust/complaints/complaints/personal';
import { personal as feedReports } from '../services/trust/feed/reports/personal';
import { personal as legalTerms } from '../services/trust/legal/terms/personal';
import { personal as moderationConduct } from '../services/trust/moderation/conduct/personal';
import { personal as moderationRoles } from '../services/trust/moderation/roles/personal';
import { personal as moderationStatements } from '../services/trust/moderation/statements/personal';

/** The data of users that each feature stores. */
export const personalData: PersonalRegistry = new Map([
  ['platform/http', platformHttp],
  ['platform/mail', platformMail],
  ['platform/moderation', platformModeration],
  ['platform/sessions', platformSessions],
  ['platform/withdrawal', platformWithdrawal],
  ['login/session', loginSession],
  ['push/push', pushPush],
  ['user/career-status', userCareerStatus],
  ['user/job-portal', userJobPortal],
  ['user/my-profile', userMyProfile],
  ['user/profile', userProfile],
  ['user/profile-names', userProfileNames],
  ['user/rewards', userRewards],
  ['user/settings', userSettings],
  ['user/native-app', userNativeApp],
  ['aggregation/browsing-history', aggregationBrowsingHistory],
  ['benefits/benefits', benefitsBenefits],
  ['company/proposals', companyProposals],
  ['employer/claims', employerClaims],
  ['employer/employer-answers', employerEmployerAnswers],
  ['employer/employer-corrections', employerEmployerCorrections],
  ['interviews/interviews', interviewsInterviews],
  ['jobs/heard-back', jobsHeardBack],
  ['jobs/jobs', jobsJobs],
  ['photos/photos', photosPhotos],
  ['review/reviews', reviewReviews],
  ['salary/salaries', salarySalaries],
  ['tenure/tenure', tenureTenure],
  ['user/contributions', userContributions],
  ['chat/chat', chatChat],
  ['feed/answer-requests', feedAnswerRequests],
  ['feed/bookmarks', feedBookmarks],
  ['feed/comments', feedComments],
  ['feed/communities', feedCommunities],
  ['feed/hiding', feedHiding],
  ['feed/link-cards', feedLinkCards],
  ['feed/polls', feedPolls],
  ['feed/post-media', feedPostMedia],
  ['feed/post-writing', feedPostWriting],
  ['feed/posting', feedPosting],
  ['feed/salary-offers', feedSalaryOffers],
  ['feed/versions', feedVersions],
  ['feed/voting', feedVoting],
  ['notification/notifications', notificationNotifications],
  ['complaints/complaints', complaintsComplaints],
  ['feed/reports', feedReports],
  ['legal/terms', legalTerms],
  ['moderation/conduct', moderationConduct],
  ['moderation/roles', moderationRoles],
  ['moderation/statements', moderationStatements],
]);
