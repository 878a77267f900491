import type { OpenApiDocument } from '@/contract/openapi-document';
import type { AnyHandlers } from './contract/operation-route';
import type { Authorship } from './platform/authorship';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database';
import type { StoredFiles } from './platform/files/stored-files';
import type { Mailer } from './platform/mail/mailer.port';
import type { PersonalRegistry } from './platform/personal/personal-data';
import type { Publish } from './platform/realtime/publish.port';
import type { ServerAddress } from './platform/server-address';
import type { Sessions } from './platform/sessions/sessions';
import type { LinkCards } from './services/feed/link-cards/link-cards';
import type { StartSession } from './services/login/session/start-session';

/** Everything that a service may be made of. A service asks for no more of it than it uses. */
export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly publish: Publish;
  readonly mailer: Mailer;
  readonly files: StoredFiles;
  readonly linkCards: LinkCards;
  readonly address: ServerAddress;
  /** What each feature stores about users. */
  readonly personalData: PersonalRegistry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
  /** Starts the session of a provider's checked token. */
  readonly startSession: StartSession;
}

/** A service: its document, and what makes one handler per operation. */
export interface ServiceDefinition {
  readonly document: OpenApiDocument;
  readonly create: (parts: ServiceParts) => AnyHandlers;
}
