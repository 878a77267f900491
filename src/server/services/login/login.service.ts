import type { LoginHandlers } from '@/server/contract/generated/login';
import { emulatedEndpoints } from '@/server/emulator/google/google-emulator';
import type { Config } from '@/server/platform/config/config';
import type { ServerAddress } from '@/server/platform/server-address';
import { createGoogleTokens } from './session/google-tokens';
import type { SignInDeps } from './session/sign-in';
import { createSignIn } from './session/sign-in';
import { createOwnSessions } from './sessions/own-sessions';

export interface LoginServiceDeps extends Pick<SignInDeps, 'database' | 'sessions'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly config: Pick<Config, 'google'>;
  readonly address: ServerAddress;
}

/** The login service (openapi/login.yaml). */
export function createLoginService({ database, sessions, config, address, now }: LoginServiceDeps): LoginHandlers {
  const google = createGoogleTokens(() => config.google ?? emulatedEndpoints(address.ownAddress));
  return { ...createSignIn({ database, sessions, google }), ...createOwnSessions({ database, sessions, now }) };
}
