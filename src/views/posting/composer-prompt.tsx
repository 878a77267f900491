import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../profile/person-avatar';
import { useSession } from '../session/use-session';
import { useDeferred } from '../shell/use-deferred';
import { messages } from './messages';

/** The line above the feed that opens the composer. */
export const ComposerPrompt = observer(function ComposerPrompt() {
  const deferred = useDeferred();
  const { userInfo } = useSession();
  return (
    <div className="composer">
      {userInfo === null ? null : (
        <PersonAvatar avatarUrl={userInfo.fullAvatarUrl} color={userInfo.avatarBgColor} size={40} />
      )}
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
