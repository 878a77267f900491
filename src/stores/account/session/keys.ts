import type { Key } from '@/core/kernel/common/key';
import type { Access } from './access';
import type { LoginStore } from './login.store';
import type { LoginPromptStore } from './login-prompt.store';
import type { NaukriLoginStore } from './naukri-login.store';
import type { SessionStore } from './session.store';

export const AccessKey: Key<Access> = Symbol('session/Access');
export const LoginKey: Key<LoginStore> = Symbol('session/LoginStore');
export const LoginPromptKey: Key<LoginPromptStore> = Symbol('session/LoginPromptStore');
export const NaukriLoginKey: Key<NaukriLoginStore> = Symbol('session/NaukriLoginStore');
export const SessionKey: Key<SessionStore> = Symbol('session/SessionStore');
