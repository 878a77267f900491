import { observer } from 'mobx-react-lite';
import { Dialog } from '../ui/dialog';
import { LoginPanel } from './login-panel';
import { messages } from './messages';
import { useLogin } from './use-login';

/** The login window (OV-LOGIN). What guards something cannot be closed (LG-CONTEXTS-NOCLOSE). */
export const LoginDialog = observer(function LoginDialog() {
  const login = useLogin();
  const { title, subTitle, disableClose } = login.props;
  return (
    <Dialog
      open={login.isOpen}
      onClose={login.close}
      title={title}
      description={subTitle}
      closeLabel={messages.close}
      dismissible={!disableClose}
      sheet="bottom"
      narrow
    >
      <LoginPanel surface="modal" />
    </Dialog>
  );
});
