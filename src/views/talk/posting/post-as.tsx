import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ProfileType } from '@/core/account/profile/profile-type';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { ProofMark } from '@/views/account/profile/proof-mark';
import { PseudoProfilePicker } from '@/views/account/profile/pseudo-profile-picker';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { messages } from './composer-messages';

export const PostAs = observer(function PostAs() {
  const { writing } = useStore(ComposerKey);
  const { pseudoProfiles } = useStore(ProfileKey);
  const [isPicking, setPicking] = useState(false);
  if (pseudoProfiles.state !== 'ready') return null;
  const { profilesAvailable } = pseudoProfiles.value;
  const shown = profilesAvailable.find(({ profileType }) => profileType === writing.profileType);
  if (shown === undefined) return null;
  const { name, fullAvatarUrl, avatarBgColor, proof } = shown.profileData;
  const handlePicked = (profileType: ProfileType) => {
    writing.changeProfileType(profileType);
    setPicking(false);
  };
  return (
    <div className="flex items-center gap-3">
      <PersonAvatar avatarUrl={fullAvatarUrl} color={avatarBgColor} />
      <p className="flex-1 min-w-0">
        <span className="meta block">{messages.postAs}</span>
        <span className="strong">{name}</span>
        {proof === null ? null : <ProofMark proof={proof} />}
      </p>
      {profilesAvailable.length < 2 ? null : (
        <>
          <Button tone="quiet" disabled={writing.form.isSubmitting} onClick={() => setPicking(true)}>
            {messages.changeProfile}
          </Button>
          <PseudoProfilePicker
            open={isPicking}
            current={shown.profileType}
            onClose={() => setPicking(false)}
            onPicked={handlePicked}
          />
        </>
      )}
    </div>
  );
});
