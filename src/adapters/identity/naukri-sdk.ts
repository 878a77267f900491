import type { ProviderFailure } from '@/core/account/session/identity-provider.port';
import type { NaukriIdentity, NaukriMessage } from '@/core/account/session/naukri-identity.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { ClientType } from '@/core/kernel/device/device';

export interface NaukriLibrary {
  create(options: { readonly clientId: string; readonly environment: NaukriEnvironment }): NaukriSession;
}

interface NaukriSession {
  login(onMessage: (message: NaukriMessage) => void): void;
  showOneTap(
    options: { readonly position: Readonly<Record<string, string>> },
    onMessage: (message: NaukriMessage) => void,
  ): Cancel;
}

type NaukriEnvironment = 'dev' | 'prod';

export interface NaukriClient {
  readonly clientId: string;
  /** The text that marks host names of development clusters. If it is empty, no host counts as one. */
  readonly clusterMarker: string;
}

/** Positions of the card (LM-YOLO-POSITION). */
const POSITIONS: Readonly<Record<ClientType, Readonly<Record<string, string>>>> = {
  pwa: { bottom: '0px' },
  desktop: { top: '28px', right: '28px' },
};

/** The job portal's login SDK, or its emulator with the same script interface. */
export class NaukriSdk implements NaukriIdentity {
  readonly #client: NaukriClient;
  readonly #host: string;
  readonly #load: () => Promise<NaukriLibrary>;
  #session: NaukriSession | null = null;

  /** `host` is the host name of the page. `load` rejects if the script fails to load. */
  constructor(client: NaukriClient, host: string, load: () => Promise<NaukriLibrary>) {
    this.#client = client;
    this.#host = host;
    this.#load = load;
  }

  async load(): Promise<Result<null, ProviderFailure>> {
    const { clientId, clusterMarker } = this.#client;
    try {
      const library = await this.#load();
      this.#session ??= library.create({ clientId, environment: naukriEnvironmentOf(this.#host, clusterMarker) });
      return ok(null);
    } catch (error) {
      return fail({ kind: 'notInitialised', message: error instanceof Error ? error.message : '' });
    }
  }

  login(onMessage: (message: NaukriMessage) => void): void {
    this.#session?.login(onMessage);
  }

  promptOneTap(clientType: ClientType, onMessage: (message: NaukriMessage) => void): Cancel {
    return this.#session?.showOneTap({ position: POSITIONS[clientType] }, onMessage) ?? (() => undefined);
  }
}

/** Returns the environment (LM-NAUKRI-ENV). */
export function naukriEnvironmentOf(host: string, clusterMarker: string): NaukriEnvironment {
  return clusterMarker !== '' && host.includes(clusterMarker) ? 'dev' : 'prod';
}
