import type { FastifyInstance } from 'fastify';
import type { LoginHandlers } from '@/server/contract/generated/login';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { Outbox } from '@/server/platform/mail/outbox';
import type { ServerAddress } from '@/server/platform/server-address';
import { LoginMails } from '@/server/platform/sessions/login-mails';
import { MergeProofs } from '@/server/platform/sessions/merge-proofs';
import type { ViewerSource } from '@/server/platform/viewer-source';
import { createAddMethod } from './session/add-method';
import { providerEndpoints } from './session/provider-endpoints';
import { registerRedirectLogins } from './session/redirect-logins';
import { createSignIn } from './session/sign-in';
import type { StartSessionDeps } from './session/start-session';
import { createStartSession } from './session/start-session';
import { createTokenChecks } from './session/token-checks';
import { registerTypedLoginAddress } from './session/typed-login-address';
import { createIntrospectSession } from './sessions/introspect-session';
import { createOwnSessions } from './sessions/own-sessions';
import { createSignInMethods } from './sessions/sign-in-methods';

export interface LoginServiceDeps extends Omit<StartSessionDeps, 'loginsPerMinute'> {
  readonly app: FastifyInstance;
  readonly authorship: Authorship;
  readonly outbox: Outbox;
  readonly config: Pick<Config, 'google' | 'limits' | 'microsoft' | 'linkedin' | 'naukri' | 'sessions'>;
  readonly agreements: ViewerSource<boolean>;
  readonly address: ServerAddress;
}

export function createLoginService({ app, config, address, now, ...deps }: LoginServiceDeps): LoginHandlers {
  const endpoints = providerEndpoints(config, address);
  const startSession = createStartSession({ ...deps, now, loginsPerMinute: config.limits.login });
  const proofs = new MergeProofs(deps.authorship, deps.sessions, now);
  const mails = new LoginMails(deps.authorship, deps.outbox);
  const addMethod = createAddMethod({ ...deps, proofs, mails, now });
  registerRedirectLogins(app, {
    endpoints,
    address,
    sessions: deps.sessions,
    startSession,
    addMethod,
    database: deps.database,
    now,
  });
  registerTypedLoginAddress(app);
  const checks = createTokenChecks(endpoints, now);
  return {
    ...createSignIn({ ...deps, startSession, checks }),
    ...createOwnSessions({ ...deps, now }),
    ...createIntrospectSession({ ...deps, serviceKeys: config.sessions.serviceKeys }),
    ...createSignInMethods({ ...deps, checks, addMethod, proofs, mails, now }),
  };
}
