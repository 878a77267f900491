import { observer } from 'mobx-react-lite';
import { LazyOverlay } from '../shell/lazy-overlay';
import { useLogin } from './use-login';

const loadLogin = async () => (await import('./login-dialog')).LoginDialog;

/** The login window; its code is fetched when it is first opened. */
export const SessionOverlays = observer(function SessionOverlays() {
  const login = useLogin();
  return <LazyOverlay isOpen={login.isOpen} load={loadLogin} onFailed={login.dismiss} />;
});
