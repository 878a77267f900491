import type { LoginHandlers } from '@/server/contract/generated/login';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { ServerAddress } from '@/server/platform/server-address';
import { providerEndpoints } from './session/provider-endpoints';
import { createSignIn } from './session/sign-in';
import type { StartSession, StartSessionDeps } from './session/start-session';
import { createTokenChecks } from './session/token-checks';
import { createOwnSessions } from './sessions/own-sessions';

export interface LoginServiceDeps extends Pick<StartSessionDeps, 'database' | 'sessions'> {
  readonly authorship: Authorship;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly config: Pick<Config, 'google' | 'microsoft' | 'linkedin' | 'naukri'>;
  readonly address: ServerAddress;
  readonly startSession: StartSession;
}

/** The login service (openapi/login.yaml). */
export function createLoginService({ config, address, now, ...deps }: LoginServiceDeps): LoginHandlers {
  const checks = createTokenChecks(providerEndpoints(config, address), now);
  return { ...createSignIn({ ...deps, checks }), ...createOwnSessions({ ...deps, now }) };
}
