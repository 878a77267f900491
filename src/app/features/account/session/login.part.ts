import '@/views/account/session/login.css';
import { reaction } from 'mobx';
import type { Part } from '@/app/feature';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { SessionRenewal } from '@/core/account/session/session-renewal';
import { LoginKey, LoginPromptKey, NaukriLoginKey, SessionKey } from '@/stores/account/session/keys';
import { SessionOverlays } from '@/views/account/session/session-overlays';
import { loginAdapters } from './login.adapters';
import { loginModule } from './login.module';

/** The login window, the prompt that leads to it, the renewal of the session, and the word between the pages of one browser about who is signed in. */
export const loginPart: Part = {
  module: loginModule,
  adapters: loginAdapters,
  Overlays: SessionOverlays,
  start: (container) => {
    container.get(LoginPromptKey).start();
    container.get(LoginKey).finish();
    void container.get(NaukriLoginKey).start();
    const session = container.get(SessionKey);
    const changes = container.get(SessionChangesPort);
    const renewal = container.get(SessionRenewal);
    const keepRenewed = () => (session.isLoggedIn ? renewal.start() : renewal.stop());
    changes.onChanged(() => void session.checkUser().then(keepRenewed));
    reaction(() => session.userId, keepRenewed, { fireImmediately: true });
    // Somebody has logged in on another page: there is nothing to log in to any more.
    reaction(
      () => session.isLoggedIn,
      (isLoggedIn) => {
        if (isLoggedIn) container.get(LoginKey).close();
      },
    );
    // The session may have changed while this code was on its way.
    void session.checkUser();
    reaction(
      () => JSON.stringify(session.userInfo),
      () => changes.announce(),
      { fireImmediately: true },
    );
  },
};
