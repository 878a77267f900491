import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '@/contract/openapi-document';
import type { AnyHandlers } from './contract/operation-route';
import type { TaggedProfiles } from './contract/viewer';
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

export interface ServiceParts {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly housekeeping: Housekeeping;
  readonly shownProfiles: ViewerSource<TaggedProfiles>;
  readonly agreements: ViewerSource<boolean>;
  readonly ends: ViewerSource<boolean>;
  readonly metrics: Metrics;
  readonly releases: Releases;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly publish: Publish;
  readonly socketRooms: SocketRooms;
  /** Sends awaited mails. Notifications of stored events use the outbox. */
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly files: StoredFiles;
  readonly address: ServerAddress;
  readonly personalData: PersonalRegistry;
  readonly moderation: Moderation;
  readonly txtRecords: TxtRecords;
  readonly proposals: CompanyProposals;
  readonly now: () => number;
  readonly uptime: () => number;
}

export interface ServiceDefinition {
  readonly document: OpenApiDocument;
  readonly create: (parts: ServiceParts) => AnyHandlers;
}
