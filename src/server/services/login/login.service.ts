import type { LoginHandlers } from '@/server/contract/generated/login';
import { emulatedEndpoints } from '@/server/emulator/google/google-emulator';
import type { Config } from '@/server/platform/config/config';
import type { ServerAddress } from '@/server/platform/server-address';
import { createGoogleTokens } from './session/google-tokens';
import type { SignInDeps } from './session/sign-in';
import { createSignIn } from './session/sign-in';

export interface LoginServiceDeps extends Pick<SignInDeps, 'database' | 'sessions'> {
  readonly config: Pick<Config, 'google'>;
  readonly address: ServerAddress;
}

/** The login service (openapi/login.yaml). */
export function createLoginService({ database, sessions, config, address }: LoginServiceDeps): LoginHandlers {
  const google = createGoogleTokens(() => config.google ?? emulatedEndpoints(address.ownAddress));
  return createSignIn({ database, sessions, google });
}
