import { observer } from 'mobx-react-lite';
import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

/** Reserves its space before the profile is loaded. */
export const WriteAs = observer(function WriteAs() {
  const { pseudoProfiles } = useStore(ProfileKey);
  const shown =
    pseudoProfiles.state === 'ready'
      ? pseudoProfiles.value.profilesAvailable.find(({ profileType }) => profileType === 'ANONYMOUS')
      : undefined;
  return <p className="meta talk-as">{shown === undefined ? null : messages.writeAs(shown.profileData.name)}</p>;
});
