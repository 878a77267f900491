import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { PseudoProfile } from '@/core/account/profile/pseudo-profile';
import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';
import { PersonAvatar } from './person-avatar';

export interface PseudoProfilePickerProps {
  readonly open: boolean;
  readonly current: ProfileType;
  readonly onClose: () => void;
  readonly onPicked: (profileType: ProfileType) => void;
}

/** Import it with `lazy()`, since it is heavy (OV-PSEUDO-PICKER). */
export const PseudoProfilePicker = observer(function PseudoProfilePicker({
  open,
  current,
  onClose,
  onPicked,
}: PseudoProfilePickerProps) {
  const profile = useStore(ProfileKey);
  useEffect(() => {
    if (open) void profile.loadPseudoProfiles();
  }, [open, profile]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.pickerTitle}
      description={messages.pickerHint}
      closeLabel={messages.pickerClose}
      sheet="bottom"
      narrow
    >
      <PickerBody current={current} onSelect={onPicked} />
    </Dialog>
  );
});

interface PickerBodyProps {
  readonly current: ProfileType;
  readonly onSelect: (type: ProfileType) => void;
}

const PickerBody = observer(function PickerBody({ current, onSelect }: PickerBodyProps) {
  const profile = useStore(ProfileKey);
  const { pseudoProfiles } = profile;
  switch (pseudoProfiles.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loadingProfiles} className="grid gap-6 py-3">
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <div className="grid gap-3 justify-items-start">
          <p className="text-ink-2">{messages.pickerFailed}</p>
          <Button onClick={() => void profile.loadPseudoProfiles()}>{messages.tryAgain}</Button>
        </div>
      );
    case 'ready': {
      const { profilesAvailable } = pseudoProfiles.value;
      if (profilesAvailable.length === 0) return <p className="text-ink-2">{messages.pickerEmpty}</p>;
      return (
        <Field label={messages.pickerLabel} group labelHidden>
          <RadioCards options={profilesAvailable.map(cardOf)} value={current} onSelect={onSelect} />
        </Field>
      );
    }
  }
});

function cardOf({ profileType, profileData: { name, bio, fullAvatarUrl, avatarBgColor } }: PseudoProfile) {
  return {
    value: profileType,
    label: name,
    hint: bio === '' ? messages.profileTypes[profileType] : bio,
    icon: <PersonAvatar avatarUrl={fullAvatarUrl} color={avatarBgColor} size={36} />,
  };
}
