import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { lastBackup } from './backup/last-backup';
import { registerService } from './contract/routes';
import type { TaggedProfiles } from './contract/viewer';
import { createServer } from './create-server';
import type { EmulatedAccounts } from './emulator/emulated-accounts.port';
import { registerEmulators } from './emulator/register-emulators';
import { moderatedKinds } from './generated/moderated-kinds';
import { personalData } from './generated/personal-data';
import { services } from './generated/services';
import type { Authorship } from './platform/authorship';
import { createAuthorship } from './platform/authorship';
import { checkAuthorshipKey } from './platform/authorship-key';
import type { Config } from './platform/config/config';
import { CompanyProposals } from './platform/contributing/company-proposals';
import { removeOldCopies } from './platform/copy-before-migration';
import { serveDatabaseCopies } from './platform/copy-service';
import { DataDisk, freeSpaceAt } from './platform/data-disk';
import type { Database } from './platform/database';
import { dnsTxtRecords } from './platform/dns/dns-txt-records';
import { StandInRecords } from './platform/dns/stand-in-records';
import { Drain } from './platform/drain';
import { scheduleUpkeep } from './platform/embedded-upkeep';
import { createFiles } from './platform/files/create-files';
import { fileStoreName } from './platform/files/file-store-name';
import type { Files } from './platform/files/files.port';
import { StoredFiles } from './platform/files/stored-files';
import { Housekeeping, platformHousekeeping, scheduleHousekeeping } from './platform/housekeeping';
import { DatabaseWatch } from './platform/http/database-watch';
import { isCrawler } from './platform/http/is-crawler';
import { RequestCounts } from './platform/http/request-counts';
import { SharedCounts, scheduleSharing } from './platform/http/shared-counts';
import { stopListening } from './platform/http/stop-listening';
import type { MailboxDeps } from './platform/mail/create-mailer';
import { createMailboxMailer, createSmtpMailer, defaultSender } from './platform/mail/create-mailer';
import type { Mailer } from './platform/mail/mailer.port';
import { Outbox } from './platform/mail/outbox';
import { scheduleOutbox } from './platform/mail/schedule-outbox';
import { createMetrics, DISABLED_METRICS } from './platform/metrics/metrics';
import { serveMetrics } from './platform/metrics/metrics-server';
import { observeFiles, observeMails, observeServer } from './platform/metrics/observe';
import { StatementTimes } from './platform/metrics/statement-times';
import { migrate } from './platform/migrate';
import { scheduleMixing } from './platform/mixing/row-mixing';
import { Moderation } from './platform/moderation/moderation';
import { deleteOldTaskRuns, ProcessState, scheduleProcessState } from './platform/operations/process-state';
import type { PgliteDatabase } from './platform/pglite-database';
import type { PostgresDatabase } from './platform/postgres-database';
import type { Publish } from './platform/realtime/publish.port';
import { createRealtime, SOCKET_LIMITS } from './platform/realtime/realtime';
import type { SocketLimits } from './platform/realtime/socket-gate';
import { SocketRooms } from './platform/realtime/socket-rooms';
import { Releases } from './platform/releases';
import { disableTasks } from './platform/schedule';
import { createStandby, scheduleStandby } from './platform/schedule-standby';
import { ServerAddress } from './platform/server-address';
import { shownUserOf } from './platform/sessions/session-cookies';
import { Sessions } from './platform/sessions/sessions';
import { AccountSides } from './platform/sides/sides';
import type { ReportStep } from './platform/slow-step';
import { announceSlowStep } from './platform/slow-step';
import { ViewerSource } from './platform/viewer-source';

export interface StartOptions {
  readonly config: Config;
  /** The database, which the running server closes when it stops. */
  readonly database: Database | PostgresDatabase | PgliteDatabase;
  /** A key of 32 bytes. */
  readonly authorshipKey: Uint8Array;
  /** Fills the migrated database before the server listens. */
  readonly prepare?: (database: Database, authorship: Authorship) => Promise<void>;
  readonly accounts?: EmulatedAccounts;
  readonly say?: ReportStep;
  readonly files?: Files;
  readonly now?: () => number;
  /** Returns monotonic ms. Defaults to `now` if only that is set. */
  readonly uptime?: () => number;
  readonly logs?: DestinationStream;
  readonly socketLimits?: SocketLimits;
  /** Returns free bytes, by default of the disk. */
  readonly freeSpace?: () => number;
}

export interface RunningServer {
  readonly origin: string;
  readonly metricsPort: number | null;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly housekeeping: Housekeeping;
  readonly publish: Publish;
  /** Reports to proxies that it is not ready, and keeps answering for `forMs`, or until `cut` aborts. */
  drain(forMs: number, cut: AbortSignal): Promise<void>;
  /** Idempotent. */
  stop(): Promise<void>;
}

const nobody: EmulatedAccounts = { list: async () => [] };

/** Starts the server. Rejects if the port is taken (`EADDRINUSE`) and closes the database. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { database } = options;
  try {
    return await start(options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function start(options: StartOptions): Promise<RunningServer> {
  const { config, now = Date.now, accounts = nobody } = options;
  const statements = new StatementTimes();
  const standby = createStandby(config, options.database);
  const database = statements.over(standby?.database ?? options.database);
  const uptime = options.uptime ?? options.now ?? (() => performance.now());
  const authorship = createAuthorship(options.authorshipKey);
  await announceSlowStep(options.say ?? (() => undefined), 'Migrating the database', () => migrate(options.database));
  await checkAuthorshipKey(database, authorship.keyName);
  await options.prepare?.(database, authorship);

  const address = new ServerAddress(config.publicOrigin, config.port);
  const metrics = config.metrics === null ? DISABLED_METRICS : await createMetrics(options.database, now);
  statements.onRun((statement) => metrics.ranStatement(statement));
  const files = new StoredFiles(database, observeFiles(options.files ?? createFiles(config), metrics));
  const sessions = new Sessions({
    database,
    authorship,
    ...config.sessions,
    secure: isSecure(config),
    now,
    uptime,
  });
  const counts = new RequestCounts(now);
  const disk = diskOf(options);
  const drain = new Drain();
  const watch = new DatabaseWatch(database);
  const parts = { config, database, authorship, sessions, address, counts, disk, drain, watch, now, uptime };
  const app = await createServer(options.logs === undefined ? parts : { ...parts, logs: options.logs });
  if (!config.scheduledWork) disableTasks(app);
  if (standby !== null) scheduleStandby(app, standby, { sessions, metrics });
  const origins = () => address.origins;
  const socketRooms = new SocketRooms();
  const { publish, openSockets } = await createRealtime(app, {
    refused: () => metrics.refusedSocket(),
    sessions,
    authorship,
    database,
    socketRooms,
    origins,
    listening: 'listening' in options.database ? options.database.listening : null,
    trustedProxies: config.trustedProxies,
    limits: options.socketLimits ?? SOCKET_LIMITS,
    drain,
    watch,
    uptime,
  });
  statements.onRun(({ name, milliseconds }) => {
    if (config.slowStatementMs > 0 && milliseconds >= config.slowStatementMs)
      app.log.warn({ statement: name, ms: Math.round(milliseconds) }, 'slow statement');
  });
  const { dataDirectory, legal } = config;
  observeServer(app, metrics, {
    openSockets,
    poolUse: 'poolUse' in options.database ? options.database.poolUse : null,
    freeSpace:
      dataDirectory === null || (disk === null && config.fileStore !== null) ? null : () => freeSpaceAt(dataDirectory),
    lastBackup: dataDirectory === null ? null : (step) => lastBackup(dataDirectory, step),
  });
  const state = new ProcessState({ database, fileStore: fileStoreName(config), runsTasks: config.scheduledWork, now });
  await scheduleProcessState(app, state, database);
  const mailer = observeMails(createMailer(config, address.origin, { database, authorship, now }), metrics);
  const { brand } = config;
  const outbox = new Outbox({ database, authorship, mailer, metrics, log: app.log, address, brand, now });
  const housekeeping = new Housekeeping(now);
  scheduleOutbox(app, outbox, housekeeping);
  housekeeping.add(
    () => sessions.purge(),
    (at) => files.purge(at),
    ...platformHousekeeping(database),
    deleteOldTaskRuns(database),
  );
  if (dataDirectory !== null) {
    housekeeping.add(async (at) => removeOldCopies(dataDirectory, legal.backupDays, at));
    if ('copyTo' in options.database) serveDatabaseCopies(app, options.database, dataDirectory);
  }
  const shownProfiles = new ViewerSource<TaggedProfiles>('profiles');
  const agreements = new ViewerSource<boolean>('agreements');
  const ends = new ViewerSource<boolean>('ends');
  const releases = new Releases(database, now);
  await releases.note();
  const sides = new AccountSides({ database, authorship });
  const standInRecords = config.google === null ? new StandInRecords(database) : null;
  const txtRecords = standInRecords ?? dnsTxtRecords;
  const moderation = new Moderation(moderatedKinds, authorship, now, config.cards);
  const serviceParts = {
    app,
    config,
    database,
    authorship,
    sessions,
    publish,
    socketRooms,
    mailer,
    outbox,
    files,
    housekeeping,
    shownProfiles,
    agreements,
    ends,
    metrics,
    releases,
    address,
    personalData,
    moderation,
    txtRecords,
    proposals: new CompanyProposals({ database, authorship, moderation, now }),
    now,
    uptime,
  };
  for (const { document, create } of services) {
    registerService(app, {
      document,
      handlers: create(serviceParts),
      authenticate: (request, reply) => watch.orAway(sessions.authenticate(request, reply)),
      orAway: (read) => watch.orAway(read),
      hasEnded: (request) => sessions.hasEnded(request),
      profilesOf: (viewer) => shownProfiles.of(viewer),
      mustAcceptTerms: (viewer) => agreements.of(viewer),
      mayTakePart: (viewer) => sides.mayTakePart(viewer),
      eraseLateWrites: (viewer) => ends.of(viewer),
      shownUserOf,
      now,
      refusesUnknownQuery: config.environment !== 'production',
      isCrawler: (request) => isCrawler(request.headers['user-agent'] ?? ''),
    });
  }
  if (standInRecords !== null)
    registerEmulators(app, config, { brand, accounts, origins, now, records: standInRecords });
  scheduleHousekeeping(app, housekeeping);
  scheduleMixing(app, { database, now });
  scheduleUpkeep(app, database);
  scheduleSharing(app, database, new SharedCounts(counts, database, authorship));

  const metricsPort = config.metrics === null ? null : await serveMetrics(app, metrics, config.metrics);
  await app.listen({ host: config.host, port: config.port });
  for (const bound of app.addresses().slice(0, 1)) if (typeof bound !== 'string') address.listensOn(bound);
  const stop = once(async () => {
    await stopListening(app.server);
    await app.close();
    disk?.release();
    await database.close();
  });
  return {
    origin: address.origin,
    metricsPort,
    app,
    database,
    authorship,
    sessions,
    mailer,
    outbox,
    housekeeping,
    publish,
    drain: (forMs, cut) => drain.run(forMs, cut),
    stop,
  };
}

/** Returns the database's disk, or null if it is not on this machine. */
function diskOf({ config: { dataDirectory }, database, freeSpace }: StartOptions): DataDisk | null {
  if (freeSpace !== undefined) return new DataDisk(dataDirectory, freeSpace);
  if (database.kind !== 'pglite' || dataDirectory === null) return null;
  return new DataDisk(dataDirectory, () => freeSpaceAt(dataDirectory));
}

function isSecure(config: Config): boolean {
  return config.publicOrigin?.startsWith('https:') ?? false;
}

function createMailer(config: Config, origin: string, mailbox: MailboxDeps): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === null ? createMailboxMailer(mailbox) : createSmtpMailer(smtpUrl, from ?? defaultSender(origin));
}

function once(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= task();
    return running;
  };
}
