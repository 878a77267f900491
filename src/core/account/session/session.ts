import type { AuthToken } from './auth-token';

/** The signed-in user as the cookie usr_data shows them: display data only (decisions 0.2), and no real name, for it would go with every request. */
export interface UserInfo {
  readonly UserId: string | null;
  readonly userName: string;
  readonly fullAvatarUrl: string;
  readonly avatarBgColor: string;
}

/** The session of one running app (EN-USER, decisions 0.37). Versions are null outside the native app. */
export interface Session {
  readonly userInfo: UserInfo | null;
  readonly authToken: AuthToken | null;
  /** Empty if the client has none (decisions A 8). */
  readonly clientId: string;
  readonly isNaukriUser: boolean;
  readonly appVersion: string | null;
  readonly appBuild: string | null;
}

/** The device's ids and the user agent; they outlive a session. */
export interface ClientIdentity {
  readonly deviceId: string | null;
  readonly cvId: string | null;
  readonly appsFlyerId: string | null;
  readonly userAgent: string;
}

/** A session, and the device that it runs on. */
export interface UserState {
  readonly session: Session;
  readonly client: ClientIdentity;
}

/** A guest's session. */
export const emptySession: Session = {
  userInfo: null,
  authToken: null,
  clientId: '',
  isNaukriUser: false,
  appVersion: null,
  appBuild: null,
};

/** A user is signed in exactly when the user info has an id (EN-USER-LOGGEDIN). */
export function isLoggedIn(userInfo: UserInfo | null): boolean {
  return userInfo !== null && userInfo.UserId !== null && userInfo.UserId !== '';
}

/** Returns the state after a sign-out: client id, ids, user agent and app version stay, all else is empty (EN-USER-RESET). */
export function resetUser({ session, client }: UserState): UserState {
  const { clientId, appVersion, appBuild } = session;
  return { session: { ...emptySession, clientId, appVersion, appBuild }, client };
}
