import '@/views/account/session/login.css';
import { reaction } from 'mobx';
import type { Part } from '@/app/feature';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { SessionRenewal } from '@/core/account/session/session-renewal';
import { LoginKey, LoginPromptKey, NaukriLoginKey, SessionKey } from '@/stores/account/session/keys';
import { SessionOverlays } from '@/views/account/session/session-overlays';
import { loginAdapters, loginModule } from './login.module';

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
    // Closes the window, because the user logged in on another page of this browser.
    reaction(
      () => session.isLoggedIn,
      (isLoggedIn) => {
        if (isLoggedIn) container.get(LoginKey).close();
      },
    );
    // The session may have changed while this code loaded.
    void session.checkUser();
    reaction(
      () => JSON.stringify(session.userInfo),
      () => changes.announce(),
      { fireImmediately: true },
    );
  },
};
