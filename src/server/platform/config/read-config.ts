import { resolve } from 'node:path';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { COSIGNATURE, readVerifierKey } from '../tlog/signed-note';
import type {
  Config,
  EditorConfig,
  FileStoreConfig,
  GoogleConfig,
  LegalConfig,
  LinksConfig,
  PortalConfig,
  PushConfig,
  WitnessConfig,
} from './config';
import { ConfigReader } from './config-reader';
import { readProviders } from './read-providers';
import { isVapidPair } from './vapid-pair';

/** Thrown for invalid variables. `problems` has one sentence for each, with the remedy. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const STAND_INS = [
  {
    name: 'google',
    variable: 'GOOGLE_CLIENT_ID',
    danger: 'everybody who reaches this server could sign in as anybody',
  },
  { name: 'mailbox', variable: 'SMTP_URL', danger: 'everybody who reaches this server could read all mail, codes too' },
] as const;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Reads environment variables (`variables.json`). Relative folders start at `workingDirectory`. Throws ConfigError with
 * every fault.
 */
export function readConfig(environment: NodeJS.ProcessEnv, workingDirectory: string): Config {
  const reader = new ConfigReader(environment);
  const host = reader.text('HOST');
  const publicOrigin = readOrigin(reader);
  if (publicOrigin === null && !loopbackHosts.has(host)) {
    reader.refuse(
      'PUBLIC_ORIGIN',
      `is needed because HOST is ${host}. Write the address that people type, such as https://tarakki.example.`,
    );
  }
  const config: Config = {
    environment: reader.oneOf('NODE_ENV', ['production', 'development', 'test']),
    host,
    port: reader.integer('PORT', 0, 65_535),
    publicOrigin,
    trustedProxies: readTrustedProxies(reader),
    drainSeconds: reader.integer('DRAIN_SECONDS', 0, 300),
    logLevel: reader.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    slowStatementMs: reader.integer('SLOW_STATEMENT_MS', 0, 600_000),
    metrics: readMetrics(reader),
    clientDirectory: resolve(workingDirectory, reader.text('CLIENT_DIR')),
    firstViewFile: resolve(workingDirectory, reader.text('FIRST_VIEW_FILE')),
    dataDirectory: resolve(workingDirectory, reader.text('DATA_DIR')),
    databaseUrl: reader.url(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@localhost:5432/tarakki',
    ),
    databaseDirectUrl: reader.url(
      'DATABASE_DIRECT_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@localhost:5432/tarakki',
    ),
    databaseReadUrl: reader.url(
      'DATABASE_READ_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@replica:5432/tarakki',
    ),
    databasePool: reader.integer('DATABASE_POOL', 1, 100),
    scheduledWork: reader.oneOf('SCHEDULED_WORK', ['on', 'off']) === 'on',
    fileStore: readFileStore(reader),
    authorshipKey: readAuthorshipKey(reader),
    demo: { load: reader.oneOf('DEMO_DATA', ['on', 'off']) === 'on', scale: readScale(reader) },
    brand: reader.text('BRAND_NAME'),
    serviceWorker: reader.oneOf('SERVICE_WORKER', ['on', 'off']) === 'on',
    appUrl: reader.url('APP_URL', ['https:'], 'https://play.google.com/store/apps/details?id=example'),
    appFullLoads: reader.list('APP_FULL_LOADS'),
    employerSiteUrl: reader.url('EMPLOYER_SITE_URL', ['https:'], 'https://employers.example.com'),
    othersScripts: readScripts(reader),
    awards2022Path: readPath(reader, 'AWARDS_2022_PATH'),
    figures: {
      reviews: reader.integer('FIGURE_REVIEWS', 0, 999_999_999),
      interviews: reader.integer('FIGURE_INTERVIEWS', 0, 999_999_999),
      salaries: reader.integer('FIGURE_SALARIES', 0, 999_999_999),
      users: reader.integer('FIGURE_USERS', 0, 999_999_999),
    },
    portal: readPortal(reader),
    editor: readEditor(reader),
    links: readLinks(reader),
    push: readPush(reader),
    witnesses: readWitnesses(reader),
    cards: { showWithinHours: reader.integer('CARDS_SHOW_WITHIN_HOURS', 0, CARDS_SHOW_WITHIN_HOURS) },
    google: readGoogle(reader),
    legal: readLegal(reader),
    ...readProviders(reader),
    mail: {
      smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://localhost:1025'),
      from: reader.optional('MAIL_FROM'),
    },
    sessions: {
      accessMinutes: reader.integer('SESSION_ACCESS_MINUTES', 1, 1440),
      refreshDays: reader.integer('SESSION_REFRESH_DAYS', 1, 365),
      perUser: reader.integer('SESSIONS_PER_PERSON', 1, 1000),
      serviceKeys: readServiceKeys(reader),
    },
    limits: {
      login: reader.integer('LIMIT_LOGIN_PER_MINUTE', 1, 1_000_000),
      writes: reader.integer('LIMIT_WRITES_PER_MINUTE', 1, 1_000_000),
      contributions: reader.integer('LIMIT_CONTRIBUTIONS_PER_MINUTE', 1, 1_000_000),
      reads: reader.integer('LIMIT_READS_PER_MINUTE', 1, 1_000_000),
    },
  };
  refuseStandIns(reader, config);
  requireDemoChoice(reader, config);
  refuseVagueTls(reader, 'DATABASE_URL', config.databaseUrl);
  refuseVagueTls(reader, 'DATABASE_DIRECT_URL', config.databaseDirectUrl);
  refuseVagueTls(reader, 'DATABASE_READ_URL', config.databaseReadUrl);
  if (!config.scheduledWork && config.databaseUrl === null)
    reader.refuse(
      'SCHEDULED_WORK',
      'is off, and no other process can do the work of an embedded database. Leave it on, or set DATABASE_URL.',
    );
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return config;
}

/**
 * Refuses TLS modes that PostgreSQL's own programs interpret differently. The server verifies the certificate and the
 * host name in each of them.
 */
function refuseVagueTls(reader: ConfigReader, name: string, address: string | null): void {
  const parameters = new URL(address ?? 'postgres:').searchParams;
  const mode = parameters.get('sslmode') ?? '';
  if (['prefer', 'require', 'verify-ca'].includes(mode) && parameters.get('uselibpqcompat') !== 'true')
    reader.refuse(name, `has sslmode=${mode}. Write sslmode=verify-full, which is what the server does with it.`);
}

function readMetrics(reader: ConfigReader): Config['metrics'] {
  const host = reader.text('METRICS_HOST');
  return reader.isSet('METRICS_PORT') ? { host, port: reader.integer('METRICS_PORT', 0, 65_535) } : null;
}

function readEditor(reader: ConfigReader): EditorConfig | null {
  const url = reader.url('EDITOR_API_URL', ['https:', 'http:'], 'https://models.example/v1/chat/completions');
  const apiKey = reader.optional('EDITOR_API_KEY');
  const model = reader.text('EDITOR_MODEL');
  return url === null ? null : { url, apiKey, model };
}

/** Reads pairs of `host=address:port`. Refuses them on a public server; `danger` says why. */
function readStandIns(reader: ConfigReader, name: string, danger: string): LinksConfig['standIns'] {
  const standIns = reader.list(name).map((entry) => {
    const [, host = '', address = '', port = ''] = /^([a-z0-9.-]+)=([\d.]+):(\d{1,5})$/.exec(entry) ?? [];
    if (host === '')
      reader.refuse(name, `has "${entry}"; an entry is host=address:port, such as pages.example=127.0.0.1:4100.`);
    return { host, address, port: Number(port) };
  });
  if (standIns.length > 0 && reader.text('PUBLIC_ORIGIN').startsWith('https:'))
    reader.refuse(name, `is for development: a server with a PUBLIC_ORIGIN of https would ${danger}. Take it out.`);
  return standIns;
}

/** Reads the settings of link cards. A public server reads public pages only. */
function readLinks(reader: ConfigReader): LinksConfig {
  const standIns = readStandIns(reader, 'LINK_HOSTS', 'let posts read its own network');
  return { readPages: reader.oneOf('LINK_CARDS', ['on', 'off']) === 'on', standIns };
}

/** Reads the keys of push. Browsers subscribe with one key, and messages are signed with the other. */
function readPush(reader: ConfigReader): PushConfig {
  const publicKey = reader.optional('VAPID_PUBLIC_KEY');
  const privateKey = reader.optional('VAPID_PRIVATE_KEY');
  const isPair = publicKey !== null && privateKey !== null;
  if (!isPair && publicKey !== privateKey)
    reader.refuse(publicKey === null ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY', 'is needed beside the other key.');
  if (isPair && !isVapidPair(publicKey, privateKey))
    // The value is a secret, so the message does not repeat it.
    reader.refuse(
      'VAPID_PRIVATE_KEY',
      'does not belong to VAPID_PUBLIC_KEY. Make both with: npx web-push generate-vapid-keys',
    );
  const subject = reader.optional('VAPID_SUBJECT');
  if (subject !== null && !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject))
    reader.refuse(
      'VAPID_SUBJECT',
      `is "${subject}"; it must be such as mailto:push@tarakki.example or https://tarakki.example.`,
    );
  const standIns = readStandIns(reader, 'PUSH_HOSTS', 'let subscriptions reach its own network');
  return { vapid: isPair ? { publicKey, privateKey } : null, subject, standIns };
}

/** Reads witnesses. Each is `<key> <address>`, with `own` for one of the same operator. */
function readWitnesses(reader: ConfigReader): readonly WitnessConfig[] {
  return reader.list('LOG_WITNESSES').flatMap((entry): WitnessConfig[] => {
    const [line = '', url = '', own] = entry.split(/\s+/);
    const key = readVerifierKey(line);
    const isAddress = /^https?:\/\/\S+$/.test(url) && URL.canParse(url) && (own ?? 'own') === 'own';
    if (key?.type === COSIGNATURE && isAddress) return [{ key, url: url.replace(/\/+$/, ''), isOwn: own === 'own' }];
    reader.refuse(
      'LOG_WITNESSES',
      `has "${entry}"; an entry is the key that npm run log -- --keys prints there, a space and its address, such as https://other.example/witness.`,
    );
    return [];
  });
}

/** Requires an explicit choice for invented companies on a public server. */
function requireDemoChoice(reader: ConfigReader, { publicOrigin }: Config): void {
  if (publicOrigin?.startsWith('https:') !== true || reader.isSet('DEMO_DATA')) return;
  reader.refuse(
    'DEMO_DATA',
    `is needed because PUBLIC_ORIGIN is ${publicOrigin}: off for a real site; on fills an empty database with invented companies and people.`,
  );
}

/** Refuses emulators on a public server unless asked for by name, because anybody can sign in as anyone. */
function refuseStandIns(reader: ConfigReader, { publicOrigin, google, mail }: Config): void {
  const allowed = reader.list('PUBLIC_STAND_INS');
  for (const name of allowed.filter((other) => !STAND_INS.some((standIn) => standIn.name === other)))
    reader.refuse(
      'PUBLIC_STAND_INS',
      `names ${name}; there are: ${STAND_INS.map((standIn) => standIn.name).join(', ')}.`,
    );
  if (publicOrigin === null || isOfThisMachine(publicOrigin)) return;
  const isMissing = { google: google === null, mailbox: mail.smtpUrl === null };
  for (const { name, variable, danger } of STAND_INS) {
    if (!isMissing[name] || allowed.includes(name)) continue;
    reader.refuse(
      variable,
      `is needed because PUBLIC_ORIGIN is ${publicOrigin}: without it ${danger}. To try the product out all the same: PUBLIC_STAND_INS=${[...allowed, name].join(',')}`,
    );
  }
}

function isOfThisMachine(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function readOrigin(reader: ConfigReader): string | null {
  const url = reader.url('PUBLIC_ORIGIN', ['http:', 'https:'], 'https://tarakki.example');
  if (url === null) return null;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search !== '' || hash !== '') {
    reader.refuse('PUBLIC_ORIGIN', `is ${url}; it must be an origin without a path: write ${origin}.`);
  }
  return origin;
}

function readPath(reader: ConfigReader, name: string): string {
  const path = reader.text(name);
  if (!/^(\/[\w-]+)+$/.test(path) || /^\/(api|static|docs|emulator)\b/.test(path))
    reader.refuse(name, `is "${path}"; it must be a path of letters, digits and hyphens, such as /awards-2022.`);
  return path;
}

function readTrustedProxies(reader: ConfigReader): number {
  return reader.text('TRUST_PROXY') === 'off' ? 0 : reader.integer('TRUST_PROXY', 1, 10, ', or off');
}

function readScale(reader: ConfigReader): 1 | 10 | 100 {
  const scale = reader.oneOf('DEMO_SCALE', ['1', '10', '100']);
  if (scale === '1') return 1;
  return scale === '10' ? 10 : 100;
}

function readAuthorshipKey(reader: ConfigReader): Buffer | null {
  const key = reader.optional('AUTHORSHIP_KEY');
  if (key === null) return null;
  if (!/^[0-9a-f]{64}$/i.test(key)) {
    // The value is a secret, so the message does not repeat it.
    reader.refuse('AUTHORSHIP_KEY', 'must be 64 hexadecimal digits. Make one with: openssl rand -hex 32');
    return null;
  }
  return Buffer.from(key, 'hex');
}

function readServiceKeys(reader: ConfigReader): readonly string[] {
  const keys = reader.list('SERVICE_KEYS');
  if (keys.every((key) => /^[a-z][a-z0-9-]{0,39}:[\w-]{32,200}$/.test(key))) return keys;
  // The values are secrets, so the message does not repeat them.
  reader.refuse('SERVICE_KEYS', 'has a part that is not name:secret with a secret of 32 letters and digits or more.');
  return [];
}

function readScripts(reader: ConfigReader): readonly string[] {
  const scripts = reader.list('OTHERS_SCRIPTS');
  const isAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
  if (scripts.every(isAddress)) return scripts;
  reader.refuse(
    'OTHERS_SCRIPTS',
    'has a part that is no address of a script. An example: https://tags.example/t.js?id=1',
  );
  return [];
}

function readPortal(reader: ConfigReader): PortalConfig | null {
  const accountsUrl = reader.url('NAUKRI_ACCOUNTS_URL', ['https:', 'http:'], 'https://api.example/accounts');
  const clientId = reader.optional('NAUKRI_ACCOUNTS_CLIENT') ?? '';
  const clientSecret = reader.optional('NAUKRI_ACCOUNTS_SECRET') ?? '';
  return accountsUrl === null ? null : { clientId, clientSecret, accountsUrl };
}

function readGoogle(reader: ConfigReader): GoogleConfig | null {
  const clientId = reader.optional('GOOGLE_CLIENT_ID');
  const address = (name: string, example: string): string => reader.url(name, ['https:', 'http:'], example) ?? example;
  const google: GoogleConfig = {
    clientId: clientId ?? '',
    scriptUrl: address('GOOGLE_SCRIPT_URL', 'https://accounts.google.com/gsi/client'),
    issuers: reader.list('GOOGLE_ISSUERS'),
    jwksUrl: address('GOOGLE_JWKS_URL', 'https://www.googleapis.com/oauth2/v3/certs'),
    tokenInfoUrl: address('GOOGLE_TOKENINFO_URL', 'https://oauth2.googleapis.com/tokeninfo'),
    userInfoUrl: address('GOOGLE_USERINFO_URL', 'https://openidconnect.googleapis.com/v1/userinfo'),
  };
  return clientId === null ? null : google;
}

function readFileStore(reader: ConfigReader): FileStoreConfig | null {
  const example = 'https://s3.ap-south-1.amazonaws.com';
  const endpoint = reader.url('FILES_S3_ENDPOINT', ['https:', 'http:'], example);
  const needed = (name: string): string => {
    const value = reader.text(name);
    if (value === '' && endpoint !== null) reader.refuse(name, 'is needed because FILES_S3_ENDPOINT is set.');
    return value;
  };
  const store = {
    endpoint: (endpoint ?? '').replace(/\/+$/, ''),
    bucket: needed('FILES_S3_BUCKET'),
    region: reader.text('FILES_S3_REGION'),
    accessKeyId: needed('FILES_S3_KEY_ID'),
    secretAccessKey: needed('FILES_S3_SECRET'),
  };
  return endpoint === null ? null : store;
}

function readLegal(reader: ConfigReader): LegalConfig {
  const name = reader.optional('GRIEVANCE_OFFICER_NAME');
  const email = reader.optional('GRIEVANCE_OFFICER_EMAIL');
  const phone = reader.optional('GRIEVANCE_OFFICER_PHONE');
  if ((name === null) !== (email === null)) {
    const missing = name === null ? 'GRIEVANCE_OFFICER_NAME' : 'GRIEVANCE_OFFICER_EMAIL';
    reader.refuse(missing, 'is needed too: people must know whom they write to, and where. Set both or neither.');
  }
  return {
    entity: reader.optional('LEGAL_ENTITY'),
    address: reader.optional('LEGAL_ADDRESS'),
    email: reader.optional('CONTACT_EMAIL'),
    grievanceOfficer: name === null || email === null ? null : { name, email, phone },
    noticesTo: reader.optional('NOTICES_EMAIL') ?? email,
    backupDays: reader.integer('BACKUP_DAYS', 0, 365),
  };
}
