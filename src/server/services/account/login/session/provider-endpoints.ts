import { emulatedEndpoints } from '@/server/emulator/google/google-emulator';
import { emulatedOidc } from '@/server/emulator/oidc/oidc-emulator';
import type { Config, OidcConfig } from '@/server/platform/config/config';
import type { ServerAddress } from '@/server/platform/server-address';
import type { AccessTokenEndpoints } from './google-access-tokens';
import type { IdTokenIssuer } from './id-tokens';

type GoogleEndpoints = AccessTokenEndpoints & Omit<IdTokenIssuer, 'label'>;

export interface ProviderEndpoints {
  readonly google: () => GoogleEndpoints;
  readonly microsoft: (() => OidcConfig) | null;
  readonly linkedin: (() => OidcConfig) | null;
  readonly naukri: (() => OidcConfig) | null;
}

export function providerEndpoints(
  config: Pick<Config, 'google' | 'microsoft' | 'linkedin' | 'naukri'>,
  address: ServerAddress,
): ProviderEndpoints {
  const { google } = config;
  const oidc = (name: 'microsoft' | 'linkedin' | 'naukri') => {
    const real = config[name];
    if (real !== null) return () => real;
    return google === null ? () => emulatedOidc(name, address.ownAddress) : null;
  };
  return {
    google: () => google ?? emulatedEndpoints(address.ownAddress),
    microsoft: oidc('microsoft'),
    linkedin: oidc('linkedin'),
    naukri: oidc('naukri'),
  };
}
