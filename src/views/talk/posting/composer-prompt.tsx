import { observer } from 'mobx-react-lite';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export const ComposerPrompt = observer(function ComposerPrompt() {
  const features = useStore(FeaturesKey);
  const { userInfo } = useStore(SessionKey);
  const { profile } = useStore(ProfileKey);
  const shown = profile ?? userInfo;
  const writing = features.find(ComposerKey)?.writing;
  const draft = writing?.isUnstored === true ? messages.unstoredDraft : messages.draft;
  return (
    <div className="composer">
      {shown === null ? null : <PersonAvatar avatarUrl={shown.fullAvatarUrl} color={shown.avatarBgColor} size={40} />}
      <button
        type="button"
        className="composer__box text-ink-2"
        onClick={() => void features.ask(ComposerKey, (composer) => composer.ask())}
      >
        {writing?.isWritten && !writing.isEdit ? draft : messages.ask}
      </button>
    </div>
  );
});
