// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceDefinition } from '../service-parts';
import { createAggregationService } from '../services/research/aggregation/aggregation.service';
import { createAwardsService } from '../services/research/awards/awards.service';
import { createBenefitsService } from '../services/research/benefits/benefits.service';
import { createChatService } from '../services/talk/chat/chat.service';
import { createCompanyService } from '../services/research/company/company.service';
import { createComplaintsService } from '../services/trust/complaints/complaints.service';
import { createCurateService } from '../services/kernel/curate/curate.service';
import { createDropdownService } from '../services/research/dropdown/dropdown.service';
import { createEligibilityService } from '../services/research/eligibility/eligibility.service';
import { createEmployerService } from '../services/research/employer/employer.service';
import { createFeedService } from '../services/talk/feed/feed.service';
import { createInterviewsService } from '../services/research/interviews/interviews.service';
import { createJobsService } from '../services/research/jobs/jobs.service';
import { createLegalService } from '../services/trust/legal/legal.service';
import { createLogService } from '../services/kernel/log/log.service';
import { createLoginService } from '../services/account/login/login.service';
import { createModerationService } from '../services/trust/moderation/moderation.service';
import { createNotificationService } from '../services/talk/notification/notification.service';
import { createPageDetailsService } from '../services/research/page-details/page-details.service';
import { createPhotosService } from '../services/research/photos/photos.service';
import { createPushService } from '../services/account/push/push.service';
import { createReviewService } from '../services/research/review/review.service';
import { createSalaryService } from '../services/research/salary/salary.service';
import { createSearchService } from '../services/research/search/search.service';
import { createTenureService } from '../services/research/tenure/tenure.service';
import { createUserService } from '../services/account/user/user.service';
import { createVideoService } from '../services/research/video/video.service';

/** Every service of the product. */
export const services: readonly ServiceDefinition[] = [
  { document: serviceDocuments['aggregation'], create: createAggregationService },
  { document: serviceDocuments['awards'], create: createAwardsService },
  { document: serviceDocuments['benefits'], create: createBenefitsService },
  { document: serviceDocuments['chat'], create: createChatService },
  { document: serviceDocuments['company'], create: createCompanyService },
  { document: serviceDocuments['complaints'], create: createComplaintsService },
  { document: serviceDocuments['curate'], create: createCurateService },
  { document: serviceDocuments['dropdown'], create: createDropdownService },
  { document: serviceDocuments['eligibility'], create: createEligibilityService },
  { document: serviceDocuments['employer'], create: createEmployerService },
  { document: serviceDocuments['feed'], create: createFeedService },
  { document: serviceDocuments['interviews'], create: createInterviewsService },
  { document: serviceDocuments['jobs'], create: createJobsService },
  { document: serviceDocuments['legal'], create: createLegalService },
  { document: serviceDocuments['log'], create: createLogService },
  { document: serviceDocuments['login'], create: createLoginService },
  { document: serviceDocuments['moderation'], create: createModerationService },
  { document: serviceDocuments['notification'], create: createNotificationService },
  { document: serviceDocuments['page-details'], create: createPageDetailsService },
  { document: serviceDocuments['photos'], create: createPhotosService },
  { document: serviceDocuments['push'], create: createPushService },
  { document: serviceDocuments['review'], create: createReviewService },
  { document: serviceDocuments['salary'], create: createSalaryService },
  { document: serviceDocuments['search'], create: createSearchService },
  { document: serviceDocuments['tenure'], create: createTenureService },
  { document: serviceDocuments['user'], create: createUserService },
  { document: serviceDocuments['video'], create: createVideoService },
];
