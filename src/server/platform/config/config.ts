import type { VerifierKey } from '../tlog/signed-note';

export interface GoogleConfig {
  readonly clientId: string;
  readonly scriptUrl: string;
  readonly issuers: readonly string[];
  readonly jwksUrl: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
}

export interface OidcConfig {
  readonly clientId: string;
  /** The secret, or null if the provider needs none. */
  readonly clientSecret: string | null;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  /** Issuers, in which `{tenantid}` is a placeholder for the token's tenant. */
  readonly issuers: readonly string[];
}

export interface NaukriConfig extends OidcConfig {
  readonly scriptUrl: string;
  /**
   * The text that marks host names of development clusters (LM-NAUKRI-ENV). If it is empty, no host belongs to a
   * cluster.
   */
  readonly clusterMarker: string;
}

export interface PortalConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accountsUrl: string;
}

export interface EditorConfig {
  readonly url: string;
  readonly apiKey: string | null;
  readonly model: string;
}

export interface LinksConfig {
  readonly readPages: boolean;
  /** Addresses that replace hosts in tests. Such hosts are readable even if `readPages` is false. */
  readonly standIns: readonly { readonly host: string; readonly address: string; readonly port: number }[];
}

export interface PushConfig {
  /** The server's VAPID keys in base64url. If null, they are created once and stored in the database. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** The contact for push services, mailto or https. If null, it is the legal contact, else no-reply at this host. */
  readonly subject: string | null;
  readonly standIns: readonly { readonly host: string; readonly address: string; readonly port: number }[];
}

export interface WitnessConfig {
  readonly key: VerifierKey;
  /** The witness's address. Cosigning requests go to `<url>/add-checkpoint`. */
  readonly url: string;
  /** True if this server's operator runs the witness. The witness gets requests, but is never shown as a cosigner. */
  readonly isOwn: boolean;
}

/** The cards that users contribute: reviews, interviews, benefits and photos. */
export interface CardsConfig {
  /** The hours within which others see a new card, at a random time. 0 means immediately. */
  readonly showWithinHours: number;
}

export interface FileStoreConfig {
  /** The address without a trailing slash. The bucket follows as the first path segment. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface HeadlineFigures {
  readonly reviews: number;
  readonly interviews: number;
  readonly salaries: number;
  readonly users: number;
}

export interface LegalConfig {
  readonly entity: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
  /** The address for authorities' notices. If null, they are kept until one is set. */
  readonly noticesTo: string | null;
  /** Days until deleted data is gone from backups. */
  readonly backupDays: number;
}

export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly host: string;
  /** The port. 0 means any free port. */
  readonly port: number;
  /** The origin without a trailing slash. If null, it is the loopback address and the port in use. */
  readonly publicOrigin: string | null;
  readonly trustedProxies: number;
  /** Seconds between the stop signal and the stop, for a proxy to notice. */
  readonly drainSeconds: number;
  readonly logLevel: LogLevel;
  /** In ms. Slower statements are logged by name. 0 logs none. */
  readonly slowStatementMs: number;
  /** The address of the metrics. If null, there are none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly clientDirectory: string;
  readonly firstViewFile: string;
  /** If null, everything stays in memory (tests only: no variable sets it). */
  readonly dataDirectory: string | null;
  /** If null, the embedded database is used. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** PostgreSQL itself, if `databaseUrl` is a pooler in transaction mode. Otherwise null. */
  readonly databaseDirectUrl: string | null;
  readonly databaseReadUrl: string | null;
  /** False if other servers on the same database run the scheduled tasks. */
  readonly scheduledWork: boolean;
  /** If null, files are in the data directory. */
  readonly fileStore: FileStoreConfig | null;
  /** 32 bytes. If null, the key file in the data directory is used. */
  readonly authorshipKey: Buffer | null;
  readonly demo: { readonly load: boolean; readonly scale: 1 | 10 | 100 };
  readonly brand: string;
  readonly appUrl: string | null;
  /** Screens that a native app loads as new pages. */
  readonly appFullLoads: readonly string[];
  /** True if browsers get the service worker. Otherwise they get one that removes itself. */
  readonly serviceWorker: boolean;
  readonly employerSiteUrl: string | null;
  readonly othersScripts: readonly string[];
  readonly awards2022Path: string;
  /** Headline figures of an existing site. 0 means none. */
  readonly figures: HeadlineFigures;
  /** If null, the emulator plays every provider without credentials. */
  readonly google: GoogleConfig | null;
  /** Null if Microsoft is not offered, or is emulated. LinkedIn and Naukri likewise. */
  readonly microsoft: OidcConfig | null;
  readonly linkedin: OidcConfig | null;
  readonly naukri: NaukriConfig | null;
  readonly portal: PortalConfig | null;
  readonly editor: EditorConfig | null;
  readonly links: LinksConfig;
  readonly push: PushConfig;
  readonly witnesses: readonly WitnessConfig[];
  readonly cards: CardsConfig;
  readonly legal: LegalConfig;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string | null };
  readonly sessions: {
    readonly accessMinutes: number;
    readonly refreshDays: number;
    readonly perUser: number;
    /** Keys of other teams' services (`name:secret`), which may introspect sessions. */
    readonly serviceKeys: readonly string[];
  };
  readonly limits: {
    readonly login: number;
    readonly writes: number;
    readonly contributions: number;
    readonly reads: number;
  };
}
