import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { useStore } from '../common/use-store';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';
import { PointsAside } from './points-aside';

/** Explains to guests who sees what. Users read it where they write. */
export const WhoSeesWhat = observer(function WhoSeesWhat() {
  const { isLoggedIn } = useStore(SessionKey);
  if (isLoggedIn) return null;
  return (
    <PointsAside title={messages.whoSeesWhat} points={messages.whoSeesWhatPoints}>
      <TextLink to="/who-can-see-what" look="block">
        {messages.whoSeesWhatMore}
      </TextLink>
    </PointsAside>
  );
});
