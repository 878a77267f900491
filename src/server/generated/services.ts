// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

import { serviceDocuments } from '@/contract/generated/documents';
import type { ComposedService, ServiceParts } from '../service-parts';
import { createAggregationService } from '../services/aggregation/aggregation.service';
import { createDropdownService } from '../services/dropdown/dropdown.service';
import { createFeedService } from '../services/feed/feed.service';
import { createLogService } from '../services/log/log.service';
import { createLoginService } from '../services/login/login.service';
import { createNotificationService } from '../services/notification/notification.service';
import { createPageDetailsService } from '../services/page-details/page-details.service';
import { createUserService } from '../services/user/user.service';

/** Makes every service of the product. */
export function composeServices(parts: ServiceParts): readonly ComposedService[] {
  return [
    { document: serviceDocuments['aggregation'], handlers: createAggregationService(parts) },
    { document: serviceDocuments['dropdown'], handlers: createDropdownService(parts) },
    { document: serviceDocuments['feed'], handlers: createFeedService(parts) },
    { document: serviceDocuments['log'], handlers: createLogService(parts) },
    { document: serviceDocuments['login'], handlers: createLoginService(parts) },
    { document: serviceDocuments['notification'], handlers: createNotificationService(parts) },
    { document: serviceDocuments['page-details'], handlers: createPageDetailsService(parts) },
    { document: serviceDocuments['user'], handlers: createUserService(parts) },
  ];
}
