import type { FastifyInstance } from 'fastify';
import type { Config } from '@/server/platform/config/config';
import type { StandInRecords } from '@/server/platform/dns/stand-in-records';
import { registerDnsEmulator } from './dns/dns-emulator';
import { registerEmployersStandIn } from './employers-stand-in';
import { registerGoogleEmulator } from './google/google-emulator';
import { registerNaukriSdk } from './naukri/naukri-sdk-emulator';
import { registerPortalAccounts } from './naukri/portal-accounts-emulator';
import type { OidcEmulatorOptions } from './oidc/oidc-emulator';
import { registerOidcEmulator, tokensOf } from './oidc/oidc-emulator';

export function registerEmulators(
  app: FastifyInstance,
  config: Pick<Config, 'microsoft' | 'linkedin' | 'naukri'>,
  options: OidcEmulatorOptions & { readonly records: StandInRecords },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    registerGoogleEmulator(scope, options);
    registerEmployersStandIn(scope, options.brand);
    registerDnsEmulator(scope, options.records);
    for (const name of ['microsoft', 'linkedin'] as const) {
      if (config[name] === null) registerOidcEmulator(scope, name, tokensOf(name, options.now), options);
    }
    if (config.naukri !== null) return;
    const tokens = tokensOf('naukri', options.now);
    registerOidcEmulator(scope, 'naukri', tokens, options);
    registerNaukriSdk(scope, tokens, options);
    registerPortalAccounts(scope, tokens, options);
  });
}
