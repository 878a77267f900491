import type { UserInfo } from './session';
import type { CookieSnapshot } from './session-cookies.port';

/**
 * Returns the user info in the cookies: usr_data, with UAC_I as its id. Returns null for a guest and if usr_data cannot
 * be read (EN-COOKIE-USRDATA, EN-COOKIE-UAC).
 */
export function userInfoOf({
  userData,
  userId,
  loggedInFlag,
}: Pick<CookieSnapshot, 'userData' | 'userId' | 'loggedInFlag'>): UserInfo | null {
  if (userData === null || loggedInFlag !== '1') return null;
  const data = parseObject(userData);
  if (data === null) return null;
  return {
    UserId: userId ?? (textOf(data, 'UserId') || null),
    userName: textOf(data, 'userName'),
    fullAvatarUrl: textOf(data, 'fullAvatarUrl'),
    avatarBgColor: textOf(data, 'avatarBgColor'),
  };
}

function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function textOf(data: object, member: string): string {
  const value: unknown = Reflect.get(data, member);
  return typeof value === 'string' ? value : '';
}
