import { emulatedClientId, emulatedScriptUrl } from './emulator/google/google-emulator';
import { emulatedSdkUrl } from './emulator/naukri/naukri-sdk-emulator';
import { emulatedOidc } from './emulator/oidc/oidc-emulator';
import type { Config } from './platform/config/config';
import type { FirstViewConfig } from './platform/first-view/first-view';

export function configuredProviders(
  config: Pick<Config, 'google' | 'microsoft' | 'linkedin' | 'naukri'>,
): Pick<FirstViewConfig, 'google' | 'microsoft' | 'linkedin' | 'naukri'> {
  const isEmulated = config.google === null;
  const { clientId, scriptUrl } = config.google ?? { clientId: emulatedClientId, scriptUrl: emulatedScriptUrl };
  const microsoft = config.microsoft ?? (isEmulated ? emulatedOidc('microsoft', '') : null);
  const emulatedPortal = { ...emulatedOidc('naukri', ''), scriptUrl: emulatedSdkUrl, clusterMarker: '' };
  const naukri = config.naukri ?? (isEmulated ? emulatedPortal : null);
  return {
    google: { clientId, scriptUrl },
    microsoft: microsoft && { clientId: microsoft.clientId, authorizeUrl: microsoft.authorizeUrl },
    linkedin: isEmulated || config.linkedin !== null,
    naukri: naukri && {
      clientId: naukri.clientId,
      scriptUrl: naukri.scriptUrl,
      clusterMarker: naukri.clusterMarker,
    },
  };
}
