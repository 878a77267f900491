import type { VerifierKey } from '../tlog/signed-note';

/** The settings of Google sign-in; the addresses are Google's own unless a variable says otherwise. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly scriptUrl: string;
  readonly issuers: readonly string[];
  readonly jwksUrl: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
}

/** The settings of a provider that speaks OpenID Connect. */
export interface OidcConfig {
  readonly clientId: string;
  /** null for a provider that needs none. */
  readonly clientSecret: string | null;
  readonly authorizeUrl: string;
  /** Trades a code for tokens. */
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  /** `{tenantid}` stands for the tenant that a token names. */
  readonly issuers: readonly string[];
}

/** The settings of the job portal. */
export interface NaukriConfig extends OidcConfig {
  /** The script of its login SDK. */
  readonly scriptUrl: string;
  /** A host that contains it is a development cluster; empty for none (LM-NAUKRI-ENV). */
  readonly clusterMarker: string;
}

/** The interface at which the job portal answers our server about accounts. */
export interface PortalConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accountsUrl: string;
}

/** A model that rewords texts, behind an address that speaks as OpenAI's chat completions do. */
export interface EditorConfig {
  readonly url: string;
  /** null for an address that asks for none. */
  readonly apiKey: string | null;
  readonly model: string;
}

export interface LinksConfig {
  readonly readPages: boolean;
  /** Hosts that other addresses play, for development and tests; each is read whatever `readPages` says. */
  readonly standIns: readonly { readonly host: string; readonly address: string; readonly port: number }[];
}

/** Push to browsers. */
export interface PushConfig {
  /** The keys that name this server to push services, in base64url; null: made once and kept in the database. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** The contact for whoever runs a push service: a mailto or https address; null: the contact of the legal pages, else no-reply at this host. */
  readonly subject: string | null;
  /** Push services that other addresses play, for development and tests. */
  readonly standIns: readonly { readonly host: string; readonly address: string; readonly port: number }[];
}

/** A witness of the public log. */
export interface WitnessConfig {
  readonly key: VerifierKey;
  /** Requests to cosign go to `<url>/add-checkpoint`. */
  readonly url: string;
  /** True if the operator of this server runs it: it is asked, and never shown as a cosigner. */
  readonly isOwn: boolean;
}

/** The cards that users give: reviews, interviews, benefits and photos. */
export interface CardsConfig {
  /** Others see a new card at a random hour within so many; 0 for at once. */
  readonly showWithinHours: number;
}

/** Access to one bucket of an S3-compatible store. */
export interface FileStoreConfig {
  /** The store's address, without a slash at the end; the bucket's name follows as the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The level of logging, from least to most: silent logs nothing. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** The figures that the product shows of itself (PD-STATS). */
export interface HeadlineFigures {
  readonly reviews: number;
  readonly interviews: number;
  readonly salaries: number;
  readonly users: number;
}

/** The contacts of whoever runs the service; null if a variable is not set. */
export interface LegalConfig {
  readonly entity: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
  /** The address for notices of authorities; null keeps them until there is one. */
  readonly noticesTo: string | null;
  /** After how many days what was deleted is gone from backups. */
  readonly backupDays: number;
}

/** Everything about a running server that is not code; read once at start (`readConfig`), never changed. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** The public address, without a slash at the end; null means the loopback address on the port in use. */
  readonly publicOrigin: string | null;
  /** The number of trusted proxies in front; 0 for none. */
  readonly trustedProxies: number;
  /** The time from the order to stop until it stops, in which a proxy in front notices. */
  readonly drainSeconds: number;
  readonly logLevel: LogLevel;
  /** A statement that takes as long is logged with its name, in ms; 0 logs none. */
  readonly slowStatementMs: number;
  /** The address at which the figures of the process can be read; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly clientDirectory: string;
  readonly firstViewFile: string;
  /** null keeps everything in memory (tests only: no variable leads there). */
  readonly dataDirectory: string | null;
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** The PostgreSQL itself if `databaseUrl` leads to a pooler in transaction mode; null: it does not. */
  readonly databaseDirectUrl: string | null;
  /** A standby of that PostgreSQL, which guests read from; null: none. */
  readonly databaseReadUrl: string | null;
  /** True if it takes its turns of the repeated work; others on the same database do it if not. */
  readonly scheduledWork: boolean;
  /** null: files are kept in the data directory. */
  readonly fileStore: FileStoreConfig | null;
  /** 32 bytes; null: the key file in the data directory. */
  readonly authorshipKey: Buffer | null;
  readonly demo: { readonly load: boolean; readonly scale: 1 | 10 | 100 };
  readonly brand: string;
  /** The address of the mobile app in its store; null: there is none, and nothing names it. */
  readonly appUrl: string | null;
  /** The screens that a native app loads as new pages, in place of changing the one it shows. */
  readonly appFullLoads: readonly string[];
  /** True if browsers get the service worker; otherwise each gets one that removes itself. */
  readonly serviceWorker: boolean;
  /** The address of the employers' site; null: the emulator's stand-in if the emulator runs, else none. */
  readonly employerSiteUrl: string | null;
  /** Scripts of other companies, which load once the user has allowed them; empty for none. */
  readonly othersScripts: readonly string[];
  /** The path of an earlier site's awards of 2022, which leads to the awards here. */
  readonly awards2022Path: string;
  /** The figures of an existing site that this deployment takes over; 0 for none. */
  readonly figures: HeadlineFigures;
  /** null: the built-in emulator, which then plays every provider without credentials. */
  readonly google: GoogleConfig | null;
  /** null, as the next two: not offered, or played by the emulator. */
  readonly microsoft: OidcConfig | null;
  readonly linkedin: OidcConfig | null;
  readonly naukri: NaukriConfig | null;
  /** The job portal's answers about accounts; null: the built-in emulator if it plays Google, else nothing. */
  readonly portal: PortalConfig | null;
  /** null: the built-in rules. */
  readonly editor: EditorConfig | null;
  readonly links: LinksConfig;
  readonly push: PushConfig;
  readonly witnesses: readonly WitnessConfig[];
  readonly cards: CardsConfig;
  readonly legal: LegalConfig;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string | null };
  readonly sessions: { readonly accessMinutes: number; readonly refreshDays: number; readonly perUser: number };
  /** Requests per minute and user (or address). */
  readonly limits: {
    readonly login: number;
    readonly writes: number;
    readonly contributions: number;
    readonly reads: number;
  };
}
