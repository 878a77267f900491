import type { AuthToken } from './auth-token';

/** Display data only (decisions 0.2). It contains no real name, which every request would send. */
export interface UserInfo {
  readonly UserId: string | null;
  readonly userName: string;
  readonly fullAvatarUrl: string;
  readonly avatarBgColor: string;
}

/** A session. Versions are null outside the native app. */
export interface Session {
  readonly userInfo: UserInfo | null;
  readonly authToken: AuthToken | null;
  readonly clientId: string;
  readonly isNaukriUser: boolean;
  readonly appVersion: string | null;
  readonly appBuild: string | null;
}

export interface ClientIdentity {
  readonly deviceId: string | null;
  readonly cvId: string | null;
  readonly referrer: string | null;
  readonly appsFlyerId: string | null;
  readonly userAgent: string;
}

export interface UserState {
  readonly session: Session;
  readonly client: ClientIdentity;
}

export const emptySession: Session = {
  userInfo: null,
  authToken: null,
  clientId: '',
  isNaukriUser: false,
  appVersion: null,
  appBuild: null,
};

export function isLoggedIn(userInfo: UserInfo | null): boolean {
  return userInfo !== null && userInfo.UserId !== null && userInfo.UserId !== '';
}

export function resetUser({ session, client }: UserState): UserState {
  const { clientId, appVersion, appBuild } = session;
  return { session: { ...emptySession, clientId, appVersion, appBuild }, client };
}
