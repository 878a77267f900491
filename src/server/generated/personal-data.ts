// Generated from the files personal.ts of src/server by `npm run generate`. Change those files, not this one.

import type { PersonalRegistry } from '../platform/personal/personal-data';
import { personalData as platformHttp } from '../platform/http/personal';
import { personalData as platformMail } from '../platform/mail/personal';
import { personalData as platformModeration } from '../platform/moderation/personal';
import { personalData as platformSessions } from '../platform/sessions/personal';
import { personalData as platformWithdrawal } from '../platform/withdrawal/personal';
import { personalData as loginSession } from '../services/account/login/session/personal';
import { personalData as pushPush } from '../services/account/push/push/personal';
import { personalData as userCareerStatus } from '../services/account/user/career-status/personal';
import { personalData as userJobPortal } from '../services/account/user/job-portal/personal';
import { personalData as userMyProfile } from '../services/account/user/my-profile/personal';
import { personalData as userProfile } from '../services/account/user/profile/personal';
import { personalData as userProfileNames } from '../services/account/user/profile-names/personal';
import { personalData as userRewards } from '../services/account/user/rewards/personal';
import { personalData as userSettings } from '../services/account/user/settings/personal';
import { personalData as userNativeApp } from '../services/kernel/user/native-app/personal';
import { personalData as aggregationBrowsingHistory } from '../services/research/aggregation/browsing-history/personal';
import { personalData as benefitsBenefits } from '../services/research/benefits/benefits/personal';
import { personalData as companyProposals } from '../services/research/company/proposals/personal';
import { personalData as employerClaims } from '../services/research/employer/claims/personal';
import { personalData as employerEmployerAnswers } from '../services/research/employer/employer-answers/personal';
import { personalData as employerEmployerCorrections } from '../services/research/employer/employer-corrections/personal';
import { personalData as interviewsInterviews } from '../services/research/interviews/interviews/personal';
import { personalData as jobsHeardBack } from '../services/research/jobs/heard-back/personal';
import { personalData as jobsJobs } from '../services/research/jobs/jobs/personal';
import { personalData as photosPhotos } from '../services/research/photos/photos/personal';
import { personalData as reviewReviews } from '../services/research/review/reviews/personal';
import { personalData as salarySalaries } from '../services/research/salary/salaries/personal';
import { personalData as tenureTenure } from '../services/research/tenure/tenure/personal';
import { personalData as userContributions } from '../services/research/user/contributions/personal';
import { personalData as chatChat } from '../services/talk/chat/chat/personal';
import { personalData as feedAnswerRequests } from '../services/talk/feed/answer-requests/personal';
import { personalData as feedBookmarks } from '../services/talk/feed/bookmarks/personal';
import { personalData as feedComments } from '../services/talk/feed/comments/personal';
import { personalData as feedCommunities } from '../services/talk/feed/communities/personal';
import { personalData as feedHiding } from '../services/talk/feed/hiding/personal';
import { personalData as feedLinkCards } from '../services/talk/feed/link-cards/personal';
import { personalData as feedPolls } from '../services/talk/feed/polls/personal';
import { personalData as feedPostMedia } from '../services/talk/feed/post-media/personal';
import { personalData as feedPostWriting } from '../services/talk/feed/post-writing/personal';
import { personalData as feedPosting } from '../services/talk/feed/posting/personal';
import { personalData as feedSalaryOffers } from '../services/talk/feed/salary-offers/personal';
import { personalData as feedVersions } from '../services/talk/feed/versions/personal';
import { personalData as feedVoting } from '../services/talk/feed/voting/personal';
import { personalData as notificationNotifications } from '../services/talk/notification/notifications/personal';
import { personalData as complaintsComplaints } from '../services/trust/complaints/complaints/personal';
import { personalData as feedReports } from '../services/trust/feed/reports/personal';
import { personalData as legalTerms } from '../services/trust/legal/terms/personal';
import { personalData as moderationConduct } from '../services/trust/moderation/conduct/personal';
import { personalData as moderationRoles } from '../services/trust/moderation/roles/personal';
import { personalData as moderationStatements } from '../services/trust/moderation/statements/personal';

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
