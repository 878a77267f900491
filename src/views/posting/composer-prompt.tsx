import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../profile/person-avatar';
import { useProfile } from '../profile/use-profile';
import { useSession } from '../session/use-session';
import { useDeferred } from '../shell/use-deferred';
import { messages } from './messages';

/** The line above the feed that opens the composer. */
export const ComposerPrompt = observer(function ComposerPrompt() {
  const deferred = useDeferred();
  const { userInfo } = useSession();
  const { profile } = useProfile();
  const shown = profile ?? userInfo;
  return (
    <div className="composer">
      {shown === null ? null : <PersonAvatar avatarUrl={shown.fullAvatarUrl} color={shown.avatarBgColor} size={40} />}
      <button
        type="button"
        className="composer__box"
        onClick={() => void deferred.ask(({ composer }) => composer.ask())}
      >
        {messages.ask}
      </button>
    </div>
  );
});
