import { observer } from 'mobx-react-lite';
import { MAX_BIO_LENGTH } from '@/core/account/my-profile/plain-line.rules';
import type { PseudoProfile } from '@/core/account/profile/pseudo-profile';
import { MyProfileKey, PseudonymFormKey } from '@/stores/account/my-profile/keys';
import type { AnonymousProfileStore } from '@/stores/account/profile/anonymous-profile.store';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { AuthorName } from '@/views/talk/posting/author-line';
import { AnonymousProfileFields } from '../profile/anonymous-profile-fields';
import { PersonAvatar } from '../profile/person-avatar';
import { EditableRow } from './editable-row';
import { LineForm } from './line-form';
import { messages } from './messages';
import { SmallForm } from './small-form';

export const OthersPart = observer(function OthersPart() {
  const { shown } = useStore(MyProfileKey);
  return (
    <section className="hang part" id="others" aria-labelledby="others-title">
      <div className="meline">
        <h1 id="others-title" className="h1">
          {messages.others}
        </h1>
        <TypeSwitch />
      </div>
      {shown === null ? (
        <p className="text-ink-2">{messages.noProfile}</p>
      ) : (
        <>
          <Byline shown={shown} />
          <p className="meta">{messages.allOfIt}</p>
        </>
      )}
      <ul>
        <PseudonymRow />
        <PictureRow />
        <BioRow />
      </ul>
    </section>
  );
});

const TypeSwitch = observer(function TypeSwitch() {
  const mine = useStore(MyProfileKey);
  const { pseudoProfiles } = useStore(ProfileKey);
  if (pseudoProfiles.state !== 'ready' || pseudoProfiles.value.profilesAvailable.length < 2) return null;
  return (
    <fieldset className="seg" aria-label={messages.showAs}>
      {pseudoProfiles.value.profilesAvailable.map(({ profileType }) => (
        <button
          key={profileType}
          type="button"
          aria-pressed={mine.shown?.profileType === profileType}
          onClick={() => mine.show(profileType)}
        >
          {messages.types[profileType]}
        </button>
      ))}
    </fieldset>
  );
});

const Byline = observer(function Byline({ shown }: { readonly shown: PseudoProfile }) {
  const { now } = useStore(ClockStoreKey);
  const { name, bio, fullAvatarUrl, avatarBgColor, proof } = shown.profileData;
  const author = {
    name,
    tagline: bio === '' ? null : bio,
    avatarUrl: fullAvatarUrl,
    avatarBgColor,
    profileType: shown.profileType,
    proof,
  };
  return (
    <div className="asothers">
      <div className="by">
        <PersonAvatar avatarUrl={author.avatarUrl} color={author.avatarBgColor} />
        <div className="by__x">
          <div>
            <AuthorName author={author} isMine={false} />
          </div>
          <div className="meta">
            <TimeAgo at={new Date(now).toISOString()} />
          </div>
        </div>
      </div>
    </div>
  );
});

const PseudonymRow = observer(function PseudonymRow() {
  const pseudonym = useStore(PseudonymFormKey);
  const { profile } = useStore(ProfileKey);
  const userName = profile?.userName ?? '';
  return (
    <EditableRow
      label={messages.pseudonym}
      editLabel={userName === '' ? messages.choosePseudonym : messages.changePseudonym}
      onEdit={pseudonym.open}
      form={pseudonym.anonymous === null ? null : <PseudonymForm anonymous={pseudonym.anonymous} />}
    >
      {userName === '' ? <span className="meta">{messages.noPseudonym}</span> : <b>{userName}</b>}
    </EditableRow>
  );
});

/** The profile picture. The pseudonym's form changes it. */
const PictureRow = observer(function PictureRow() {
  const pseudonym = useStore(PseudonymFormKey);
  const { profile } = useStore(ProfileKey);
  if (profile === null || profile.fullAvatarUrl === '' || pseudonym.anonymous !== null) return null;
  return (
    <EditableRow label={messages.picture} editLabel={messages.changePicture} onEdit={pseudonym.open}>
      <span className="flex items-center gap-3">
        <PersonAvatar avatarUrl={profile.fullAvatarUrl} color={profile.avatarBgColor} size={40} />
        <span className="meta">{messages.kolam}</span>
      </span>
    </EditableRow>
  );
});

const BioRow = observer(function BioRow() {
  const { bio, details } = useStore(MyProfileKey);
  const stored = details.state === 'ready' ? details.value.profileBio : '';
  return (
    <EditableRow
      label={messages.about}
      editLabel={stored === '' ? messages.writeBio : messages.changeBio}
      onEdit={bio.open}
      form={
        bio.isOpen ? (
          <LineForm line={bio} label={messages.about} hint={messages.bioHint} limit={MAX_BIO_LENGTH} />
        ) : null
      }
    >
      {stored === '' ? <span className="meta">{messages.noBio}</span> : stored}
    </EditableRow>
  );
});

interface PseudonymFormProps {
  readonly anonymous: AnonymousProfileStore;
}

const PseudonymForm = observer(function PseudonymForm({ anonymous: { form } }: PseudonymFormProps) {
  const pseudonym = useStore(PseudonymFormKey);
  return (
    <SmallForm
      label={messages.changePseudonym}
      isBusy={form.isSubmitting}
      refusals={form.refusals}
      onSave={() => void pseudonym.save()}
      onCancel={pseudonym.cancel}
    >
      <AnonymousProfileFields />
    </SmallForm>
  );
});
