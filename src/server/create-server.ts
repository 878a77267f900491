import { readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { DestinationStream } from 'pino';
import { serviceDocuments } from '@/contract/generated/documents';
import { MAX_BODY_BYTES } from '@/contract/request-check';
import { handleError } from './contract/problem-replies';
import { EMPLOYERS_STAND_IN } from './emulator/employers-stand-in';
import { configuredProviders } from './offered-providers';
import type { Authorship } from './platform/authorship';
import type { Config } from './platform/config/config';
import type { DataDisk } from './platform/data-disk';
import type { Database } from './platform/database';
import { registerDocs } from './platform/docs/docs-page';
import type { Drain } from './platform/drain';
import type { FirstViewConfig } from './platform/first-view/first-view';
import { isMalformedPage, NOWHERE, registerFirstView } from './platform/first-view/first-view-host';
import { isInternal } from './platform/first-view/in-process-fetch';
import { refuseWritesOnFullDisk } from './platform/free-space';
import { WriteCounter } from './platform/guest-cache';
import { COMPRESSION } from './platform/http/accepted-encoding';
import { preventCaching } from './platform/http/caching';
import { trustedHops } from './platform/http/client-address';
import { serializeByConnection } from './platform/http/connection-turns';
import { contentSecurity, sendSecurityHeaders } from './platform/http/content-security';
import type { DatabaseWatch } from './platform/http/database-watch';
import { refuseWhileUnavailable } from './platform/http/database-watch';
import { shareGuestAnswers } from './platform/http/guest-answers';
import { registerHealth } from './platform/http/health';
import { loggingOptions, logRequests } from './platform/http/logging';
import { guardOrigins } from './platform/http/origin-guard';
import { plainStyleAddress } from './platform/http/plain-page';
import { limitRates } from './platform/http/rate-limits';
import { ignoreUpgrades, refuseExpectations, refuseUnparsableRequests } from './platform/http/raw-problems';
import { ReadScheduler } from './platform/http/read-turns';
import type { RequestCounts } from './platform/http/request-counts';
import { registerServiceWorker } from './platform/http/service-worker';
import { registerStaticFiles } from './platform/http/static-files';
import { registerMailboxPage } from './platform/mail/mailbox-page';
import { PRODUCT_VERSION } from './platform/product-version';
import { projectFile } from './platform/project-folder';
import { SOCKET_PATH } from './platform/realtime/socket-path';
import type { ServerAddress } from './platform/server-address';
import type { Sessions } from './platform/sessions/sessions';
import { registerGuessedAddresses } from './platform/site-files/guessed-addresses';
import { registerSecurityTxt } from './platform/site-files/security-txt';
import { registerSiteFiles } from './platform/site-files/site-files';

const AWARDS_2022 = '/awards/2022';

export interface ServerParts {
  readonly config: Config;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly address: ServerAddress;
  readonly counts: RequestCounts;
  /** The disk of the embedded database, or null if it is not on a disk of this machine. */
  readonly disk: DataDisk | null;
  readonly drain: Drain;
  readonly watch: DatabaseWatch;
  readonly now: () => number;
  /** Milliseconds since the start, from a monotonic clock. */
  readonly uptime: () => number;
  readonly logs?: DestinationStream;
}

const requestMilliseconds = 30_000;

/**
 * Builds the HTTP server without services: logs, security headers, origin and rate checks,
 * compression, files, pages. Register services on it, then call `ready` or `listen`.
 */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, authorship, sessions, address, counts, disk, drain, watch, now, uptime, logs } = parts;
  const app = fastify({
    ...loggingOptions(config.logLevel, logs),
    bodyLimit: MAX_BODY_BYTES,
    // This limit is only a maximum. The contract limits the length of each path segment.
    routerOptions: { maxParamLength: MAX_BODY_BYTES },
    rewriteUrl: ({ url = '/' }) => {
      // The specification also has this one call without the prefix `/api/chat` (API-CHAT-PATHS).
      if (url === '/jobseeker/message/meta') return `/api/chat${url}`;
      return isMalformedPage(url) ? NOWHERE : url;
    },
    requestTimeout: requestMilliseconds,
    forceCloseConnections: 'idle',
    // The server answers requests during shutdown, because the database closes after the last answer.
    return503OnClosing: false,
    trustProxy: trustedHops(config.trustedProxies),
    clientErrorHandler: refuseUnparsableRequests,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  });
  refuseExpectations(app.server);
  ignoreUpgrades(app.server, SOCKET_PATH);
  serializeByConnection(app);
  logRequests(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.isOn) reply.header('connection', 'close');
    done();
  });
  app.setErrorHandler(handleError);
  await app.register(cookie);
  preventCaching(app);
  await sendSecurityHeaders(
    app,
    contentSecurity({
      googleScriptUrl: config.google?.scriptUrl ?? null,
      naukriScriptUrl: config.naukri?.scriptUrl ?? null,
      othersScripts: config.othersScripts,
      secure: address.origin.startsWith('https:'),
    }),
  );
  const identity = {
    userId: (request: FastifyRequest) => sessions.rememberedUserId(request),
    claimsSession: (request: FastifyRequest) => sessions.claimsSession(request),
    ownDevice: (request: FastifyRequest) => sessions.ownDevice(request),
    isInternal,
  };
  limitRates(app, config.limits, identity, { counts, turns: new ReadScheduler(uptime) });
  refuseWhileUnavailable(app, database, watch);
  guardOrigins(app, () => address.origins);
  if (disk !== null) refuseWritesOnFullDisk(app, disk);
  const writes = new WriteCounter();
  const authenticate: Sessions['authenticate'] = (request, reply) =>
    watch.orAway(sessions.authenticate(request, reply));
  const reads: Database = {
    ...database,
    query: (statement, ...values) => watch.orAway(database.query(statement, ...values)),
  };
  shareGuestAnswers(app, { writes, authenticate, claimsSession: identity.claimsSession, uptime });
  await app.register(compress, COMPRESSION);
  registerHealth(app, watch, drain);
  registerPlainStyle(app);
  registerDocs(app, serviceDocuments, config.brand);
  if (config.mail.smtpUrl === null) registerMailboxPage(app, { database: reads, authorship, brand: config.brand });
  registerSiteFiles(app, { database: reads, brand: config.brand, origin: () => address.origin });
  registerGuessedAddresses(app);
  registerSecurityTxt(app, { legal: config.legal, origin: () => address.origin, now });
  if (config.awards2022Path !== AWARDS_2022)
    app.get(config.awards2022Path, (_request, reply) => reply.redirect(AWARDS_2022, 308));
  registerServiceWorker(app, {
    clientDirectory: config.clientDirectory,
    brand: config.brand,
    isOn: config.serviceWorker,
  });
  registerStaticFiles(app, config.clientDirectory);
  registerFirstView(app, {
    clientDirectory: config.clientDirectory,
    firstViewFile: config.firstViewFile,
    config: () => firstViewConfig(config, address.origin),
    authenticate,
    writes,
    now,
    uptime,
  });
  return app;
}

function firstViewConfig(config: Config, origin: string): FirstViewConfig {
  return {
    brand: config.brand,
    release: PRODUCT_VERSION,
    origin,
    serviceBases: {},
    ...configuredProviders(config),
    appUrl: config.appUrl,
    appFullLoads: config.appFullLoads,
    hasTextModel: config.editor !== null,
    employerSiteUrl: config.employerSiteUrl ?? (config.google === null ? `${origin}${EMPLOYERS_STAND_IN}` : null),
    othersScripts: config.othersScripts,
    isDevelopment: config.environment === 'development',
  };
}

function registerPlainStyle(app: FastifyInstance): void {
  const path = projectFile('src', 'server', 'platform', 'http', 'plain.css');
  app.get(plainStyleAddress, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(readFileSync(path)),
  );
}
