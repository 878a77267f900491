import { observer } from 'mobx-react-lite';
import { LoginKey } from '@/stores/session/keys';
import { useStore } from '../common/use-store';
import { LazyOverlay } from '../shell/lazy-overlay';
import { LoginPrompt } from './login-prompt';

const loadLogin = async () => (await import('./login-dialog')).LoginDialog;

/** The login prompt, and the login window, whose code is fetched when it is first opened. */
export const SessionOverlays = observer(function SessionOverlays() {
  const login = useStore(LoginKey);
  return (
    <>
      <LoginPrompt />
      <LazyOverlay isOpen={login.isOpen} load={loadLogin} onFailed={login.dismiss} />
    </>
  );
});
