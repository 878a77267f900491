import type { Config, OidcConfig } from './config';
import type { ConfigReader } from './config-reader';

export function readProviders(reader: ConfigReader): Pick<Config, 'microsoft' | 'linkedin' | 'naukri'> {
  const naukri = readOidc(reader, 'NAUKRI', 'https://portal.example');
  const scriptUrl = addressOf(reader, 'NAUKRI_SCRIPT_URL', 'https://portal.example/sdk.js');
  const clusterMarker = reader.text('NAUKRI_CLUSTER_MARKER');
  return {
    microsoft: readOidc(reader, 'MICROSOFT', 'https://login.microsoftonline.com'),
    linkedin: readOidc(reader, 'LINKEDIN', 'https://www.linkedin.com'),
    naukri: naukri === null ? null : { ...naukri, scriptUrl, clusterMarker },
  };
}

function readOidc(reader: ConfigReader, name: string, example: string): OidcConfig | null {
  const clientId = reader.optional(`${name}_CLIENT_ID`);
  const oidc: OidcConfig = {
    clientId: clientId ?? '',
    clientSecret: reader.optional(`${name}_CLIENT_SECRET`),
    authorizeUrl: addressOf(reader, `${name}_AUTHORIZE_URL`, `${example}/authorize`),
    tokenUrl: addressOf(reader, `${name}_TOKEN_URL`, `${example}/token`),
    jwksUrl: addressOf(reader, `${name}_JWKS_URL`, `${example}/keys`),
    issuers: reader.list(`${name}_ISSUERS`),
  };
  return clientId === null ? null : oidc;
}

function addressOf(reader: ConfigReader, name: string, example: string): string {
  return reader.url(name, ['https:', 'http:'], example) ?? '';
}
