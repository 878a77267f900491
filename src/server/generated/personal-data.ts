// Generated from the files personal.ts of src/server by `npm run generate`. Change those files, not this one.

import type { PersonalRegistry } from '../platform/personal/personal-data';
import { personal as platformHttp } from '../platform/http/personal';
import { personal as platformMail } from '../platform/mail/personal';
import { personal as platformModeration } from '../platform/moderation/personal';
import { personal as platformSessions } from '../platform/sessions/personal';
import { personal as platformWithdrawal } from '../platform/withdrawal/personal';
import { personal as aggregationBrowsingHistory } from '../services/aggregation/browsing-history/personal';
import { personal as benefitsBenefits } from '../services/benefits/benefits/personal';
import { personal as chatChat } from '../services/chat/chat/personal';
import { personal as companyProposals } from '../services/company/proposals/personal';
import { personal as complaintsComplaints } from '../services/complaints/complaints/personal';
import { personal as feedAnswerRequests } from '../services/feed/answer-requests/personal';
import { personal as feedBookmarks } from '../services/feed/bookmarks/personal';
import { personal as feedComments } from '../services/feed/comments/personal';
import { personal as feedCommunities } from '../services/feed/communities/personal';
import { personal as feedHiding } from '../services/feed/hiding/personal';
import { personal as feedLinkCards } from '../services/feed/link-cards/personal';
import { personal as feedPolls } from '../services/feed/polls/personal';
import { personal as feedPostMedia } from '../services/feed/post-media/personal';
import { personal as feedPostWriting } from '../services/feed/post-writing/personal';
import { personal as feedPosting } from '../services/feed/posting/personal';
import { personal as feedReports } from '../services/feed/reports/personal';
import { personal as feedSalaryOffers } from '../services/feed/salary-offers/personal';
import { personal as feedVersions } from '../services/feed/versions/personal';
import { personal as feedVoting } from '../services/feed/voting/personal';
import { personal as interviewsInterviews } from '../services/interviews/interviews/personal';
import { personal as jobsJobs } from '../services/jobs/jobs/personal';
import { personal as legalTerms } from '../services/legal/terms/personal';
import { personal as loginSession } from '../services/login/session/personal';
import { personal as moderationConduct } from '../services/moderation/conduct/personal';
import { personal as moderationRoles } from '../services/moderation/roles/personal';
import { personal as moderationStatements } from '../services/moderation/statements/personal';
import { personal as notificationNotifications } from '../services/notification/notifications/personal';
import { personal as photosPhotos } from '../services/photos/photos/personal';
import { personal as pushPush } from '../services/push/push/personal';
import { personal as reviewReviews } from '../services/review/reviews/personal';
import { personal as salarySalaries } from '../services/salary/salaries/personal';
import { personal as userCareerStatus } from '../services/user/career-status/personal';
import { personal as userContributions } from '../services/user/contributions/personal';
import { personal as userJobPortal } from '../services/user/job-portal/personal';
import { personal as userMyProfile } from '../services/user/my-profile/personal';
import { personal as userNativeApp } from '../services/user/native-app/personal';
import { personal as userProfile } from '../services/user/profile/personal';
import { personal as userProfileNames } from '../services/user/profile-names/personal';
import { personal as userRewards } from '../services/user/rewards/personal';
import { personal as userSettings } from '../services/user/settings/personal';

/** The data of users that each feature stores. */
export const personalData: PersonalRegistry = new Map([
  ['platform/http', platformHttp],
  ['platform/mail', platformMail],
  ['platform/moderation', platformModeration],
  ['platform/sessions', platformSessions],
  ['platform/withdrawal', platformWithdrawal],
  ['aggregation/browsing-history', aggregationBrowsingHistory],
  ['benefits/benefits', benefitsBenefits],
  ['chat/chat', chatChat],
  ['company/proposals', companyProposals],
  ['complaints/complaints', complaintsComplaints],
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
  ['feed/reports', feedReports],
  ['feed/salary-offers', feedSalaryOffers],
  ['feed/versions', feedVersions],
  ['feed/voting', feedVoting],
  ['interviews/interviews', interviewsInterviews],
  ['jobs/jobs', jobsJobs],
  ['legal/terms', legalTerms],
  ['login/session', loginSession],
  ['moderation/conduct', moderationConduct],
  ['moderation/roles', moderationRoles],
  ['moderation/statements', moderationStatements],
  ['notification/notifications', notificationNotifications],
  ['photos/photos', photosPhotos],
  ['push/push', pushPush],
  ['review/reviews', reviewReviews],
  ['salary/salaries', salarySalaries],
  ['user/career-status', userCareerStatus],
  ['user/contributions', userContributions],
  ['user/job-portal', userJobPortal],
  ['user/my-profile', userMyProfile],
  ['user/native-app', userNativeApp],
  ['user/profile', userProfile],
  ['user/profile-names', userProfileNames],
  ['user/rewards', userRewards],
  ['user/settings', userSettings],
]);
