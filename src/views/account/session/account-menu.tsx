import { observer } from 'mobx-react-lite';
import { createToast } from '@/core/kernel/toasts/toast';
import { toastMessages } from '@/core/kernel/toasts/toast-messages';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyMenu } from '@/views/kernel/ui/lazy-menu';
import { PersonAvatar } from '../profile/person-avatar';
import { messages } from './messages';

/** Renders nothing for a guest. Loads the menu's code and the idle stores on demand. */
export const AccountMenu = observer(function AccountMenu() {
  const { userInfo } = useStore(SessionKey);
  const { profile } = useStore(ProfileKey);
  const features = useStore(FeaturesKey);
  const toasts = useStore(ToastsPort);
  if (userInfo === null) return null;
  const { fullAvatarUrl, avatarBgColor } = profile ?? userInfo;
  const load = async () => {
    const [{ AccountMenuItems }, hasIdle] = await Promise.all([import('./account-menu-items'), features.loadIdle()]);
    if (!hasIdle) throw new Error('The stores of the menu did not load.');
    return AccountMenuItems;
  };
  const trigger = <PersonAvatar avatarUrl={fullAvatarUrl} color={avatarBgColor} size={30} />;
  return (
    <LazyMenu
      label={messages.account}
      trigger={trigger}
      load={load}
      menuProps={{ trigger }}
      onFailed={() => void toasts.show(createToast('failure', toastMessages.partNotLoaded))}
    />
  );
});
