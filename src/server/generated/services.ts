// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceDefinition } from '../service-parts';
import { createAggregationService } from '../services/aggregation/aggregation.service';
import { createDropdownService } from '../services/dropdown/dropdown.service';
import { createFeedService } from '../services/feed/feed.service';
import { createLegalService } from '../services/legal/legal.service';
import { createLogService } from '../services/log/log.service';
import { createLoginService } from '../services/login/login.service';
import { createNotificationService } from '../services/notification/notification.service';
import { createPageDetailsService } from '../services/page-details/page-details.service';
import { createUserService } from '../services/user/user.service';

/** Every service of the product. */
export const services: readonly ServiceDefinition[] = [
  { document: serviceDocuments['aggregation'], create: createAggregationService },
  { document: serviceDocuments['dropdown'], create: createDropdownService },
  { document: serviceDocuments['feed'], create: createFeedService },
  { document: serviceDocuments['legal'], create: createLegalService },
  { document: serviceDocuments['log'], create: createLogService },
  { document: serviceDocuments['login'], create: createLoginService },
  { document: serviceDocuments['notification'], create: createNotificationService },
  { document: serviceDocuments['page-details'], create: createPageDetailsService },
  { document: serviceDocuments['user'], create: createUserService },
];
