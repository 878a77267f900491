import { observer } from 'mobx-react-lite';
import { LoginKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Dialog } from '@/views/kernel/ui/dialog';
import { LoginPanel } from './login-panel';
import { messages } from './messages';

export const LoginDialog = observer(function LoginDialog() {
  const login = useStore(LoginKey);
  const { title, subTitle } = login.props;
  return (
    <Dialog
      open={login.isOpen}
      onClose={login.close}
      title={title}
      description={subTitle}
      closeLabel={messages.close}
      narrow
    >
      <LoginPanel surface="modal" />
    </Dialog>
  );
});
