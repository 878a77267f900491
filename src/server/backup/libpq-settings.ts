import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

const TLS_VARIABLES: Readonly<Record<string, string>> = {
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslcrl: 'PGSSLCRL',
  sslcrldir: 'PGSSLCRLDIR',
  sslsni: 'PGSSLSNI',
  sslnegotiation: 'PGSSLNEGOTIATION',
  ssl_min_protocol_version: 'PGSSLMINPROTOCOLVERSION',
  ssl_max_protocol_version: 'PGSSLMAXPROTOCOLVERSION',
};

export interface LibpqSettings {
  readonly variables: Readonly<Record<string, string>>;
  /** True if the certificate is checked and no file names the authorities. libpq has none built in. */
  readonly needsAuthorities: boolean;
}

/** Returns environment variables, not arguments, because a process's arguments are public on its machine. */
export function libpqSettings(address: string): LibpqSettings {
  const url = new URL(address);
  const mode = sslModeOf(url.searchParams);
  const tls = Object.entries(TLS_VARIABLES).flatMap(([parameter, variable]) => {
    const value = url.searchParams.get(parameter);
    return value === null ? [] : [[variable, value] as const];
  });
  const variables: Readonly<Record<string, string>> = {
    PGHOST: url.hostname.replaceAll(/[[\]]/g, ''),
    PGPORT: url.port === '' ? '5432' : url.port,
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.username === '' ? {} : { PGUSER: decodeURIComponent(url.username) }),
    ...(url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) }),
    ...(mode === null ? {} : { PGSSLMODE: mode }),
    ...Object.fromEntries(tls),
  };
  const rootFile = variables.PGSSLROOTCERT ?? process.env.PGSSLROOTCERT;
  return { variables, needsAuthorities: mode?.startsWith('verify-') === true && rootFile === undefined };
}

export function trustedAuthorities(): string {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  const extra = file === undefined || file === '' ? [] : [readFileSync(file, 'utf8')];
  return [...rootCertificates, ...extra].join('\n');
}

/**
 * Returns libpq's mode that matches node-postgres, which checks the certificate in every mode but
 * `disable` and `no-verify`.
 */
function sslModeOf(parameters: URLSearchParams): string | null {
  const mode = parameters.get('sslmode');
  if (parameters.get('uselibpqcompat') === 'true' || mode === 'disable') return mode;
  if (mode === 'no-verify') return 'require';
  const isOn = ['true', '1'].includes(parameters.get('ssl') ?? '');
  const namesFile = ['sslrootcert', 'sslcert', 'sslkey'].some((name) => parameters.has(name));
  return isOn || namesFile || mode !== null ? 'verify-full' : null;
}
