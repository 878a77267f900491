import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '@/contract/openapi-document';
import type { AnyHandlers } from './contract/operation-route';
import type { ShownProfiles } from './contract/viewer';
import type { Authorship } from './platform/authorship';
import type { Config } from './platform/config/config';
import type { CompanyProposals } from './platform/contributing/company-proposals';
import type { Database } from './platform/database';
import type { TxtRecords } from './platform/dns/txt-records.port';
import type { StoredFiles } from './platform/files/stored-files';
import type { Housekeeping } from './platform/housekeeping';
import type { Mailer } from './platform/mail/mailer.port';
import type { Outbox } from './platform/mail/outbox';
import type { Metrics } from './platform/metrics/metrics';
import type { Moderation } from './platform/moderation/moderation';
import type { PersonalRegistry } from './platform/personal/personal-data';
import type { Publish } from './platform/realtime/publish.port';
import type { SocketRooms } from './platform/realtime/socket-rooms';
import type { Releases } from './platform/releases';
import type { ServerAddress } from './platform/server-address';
import type { Sessions } from './platform/sessions/sessions';
import type { ViewerSource } from './platform/viewer-source';

/** Everything that a service may be made of. A service asks for no more of it than it uses. */
export interface ServiceParts {
  readonly config: Config;
  /** Takes the routes, tasks and closing steps that a feature has beside its calls. */
  readonly app: FastifyInstance;
  /** Takes what a feature stores for a time only. */
  readonly housekeeping: Housekeeping;
  readonly shownProfiles: ViewerSource<ShownProfiles>;
  /** True if a viewer has to agree to the terms before contributing. */
  readonly agreements: ViewerSource<boolean>;
  /** Erases what was written late for a viewer whose account was deleted; whether it was. */
  readonly ends: ViewerSource<boolean>;
  readonly metrics: Metrics;
  readonly releases: Releases;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly publish: Publish;
  readonly socketRooms: SocketRooms;
  /** Sends what a user waits for; what tells of something stored goes through the outbox. */
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly files: StoredFiles;
  readonly address: ServerAddress;
  readonly personalData: PersonalRegistry;
  /** Takes contributions off the public side and opens cases of moderators. */
  readonly moderation: Moderation;
  /** Reads TXT records, which prove claims of domains. */
  readonly txtRecords: TxtRecords;
  /** Lets contributions wait for companies that their authors have added. */
  readonly proposals: CompanyProposals;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
}

/** A service: its document, and what makes one handler per operation and starts what its features do beside their calls. */
export interface ServiceDefinition {
  readonly document: OpenApiDocument;
  readonly create: (parts: ServiceParts) => AnyHandlers;
}
