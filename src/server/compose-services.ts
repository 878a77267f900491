import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceOptions } from './contract/operation-route';
import { emulatedEndpoints } from './emulator/google/google-emulator';
import type { Authorship } from './platform/authorship';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database';
import type { Mailer } from './platform/mail/mailer.port';
import type { Publish } from './platform/realtime/publish.port';
import type { ServerAddress } from './platform/server-address';
import type { Sessions } from './platform/sessions/sessions';
import { createAggregationService } from './services/aggregation/aggregation.service';
import { createDropdownService } from './services/dropdown/dropdown.service';
import { createFeedService } from './services/feed/feed.service';
import { createLogService } from './services/log/log.service';
import { createLoginService } from './services/login/login.service';
import { createGoogleTokens } from './services/login/session/google-tokens';
import { createNotificationService } from './services/notification/notification.service';
import { createPageDetailsService } from './services/page-details/page-details.service';
import { createUserService } from './services/user/user.service';

/** Everything that a service may be made of. */
export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly publish: Publish;
  readonly mailer: Mailer;
  readonly address: ServerAddress;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A service ready to be registered: its document and one handler per operation. */
export type ComposedService = Pick<ServiceOptions, 'document' | 'handlers'>;

/** Every service of the product. A new service is one entry here. */
export function composeServices(parts: ServiceParts): readonly ComposedService[] {
  const { config, database, sessions, address } = parts;
  const google = createGoogleTokens(() => config.google ?? emulatedEndpoints(address.ownAddress));
  return [
    { document: serviceDocuments.login, handlers: createLoginService({ database, sessions, google }) },
    { document: serviceDocuments.user, handlers: createUserService({ ...parts, brand: config.brand }) },
    { document: serviceDocuments.feed, handlers: createFeedService(parts) },
    { document: serviceDocuments.notification, handlers: createNotificationService(parts) },
    { document: serviceDocuments.dropdown, handlers: createDropdownService(parts) },
    { document: serviceDocuments.log, handlers: createLogService(parts) },
    {
      document: serviceDocuments.aggregation,
      handlers: createAggregationService({ ...parts, takenOver: config.figures }),
    },
    {
      document: serviceDocuments['page-details'],
      handlers: createPageDetailsService({ ...parts, brand: config.brand }),
    },
  ];
}
