import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../profile/person-avatar';
import { useSession } from '../session/use-session';
import { messages } from './messages';
import { useComposer } from './use-composer';

/** The line above the feed that opens the composer. */
export const ComposerPrompt = observer(function ComposerPrompt() {
  const composer = useComposer();
  const { userInfo } = useSession();
  return (
    <div className="composer">
      {userInfo === null ? null : (
        <PersonAvatar avatarUrl={userInfo.fullAvatarUrl} color={userInfo.avatarBgColor} size={40} />
      )}
      <button type="button" className="composer__box" onClick={() => composer.ask()}>
        {messages.ask}
      </button>
    </div>
  );
});
