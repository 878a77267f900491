import RefreshCw from 'lucide-react/icons/refresh-cw';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SuggestedAvatar } from '@/core/account/profile/anonymous-profile';
import { AnonymousProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';
import { PersonAvatar } from './person-avatar';

export const AnonymousProfileFields = observer(function AnonymousProfileFields() {
  return (
    <>
      <NameField />
      <NameQuestion />
      <SuggestedNames />
      <AvatarField />
      <NewName />
    </>
  );
});

const NameField = observer(function NameField() {
  const anonymous = useStore(AnonymousProfileKey);
  const { nameFix, nameMessage } = anonymous;
  const hints = { unknown: messages.nameHint, refused: null, checking: messages.nameChecking, free: messages.nameFree };
  return (
    <Field
      label={messages.name}
      required
      hint={hints[anonymous.nameCheck]}
      error={nameMessage}
      fix={nameFix === null ? null : { label: messages.takeName(nameFix), onFix: () => anonymous.changeName(nameFix) }}
    >
      <TextInput
        value={anonymous.userName}
        onValueChange={anonymous.changeName}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        before={
          anonymous.avatar === null ? null : (
            <PersonAvatar avatarUrl={anonymous.avatar.avatarUri} color={anonymous.avatar.avatarColor} size={26} />
          )
        }
      />
    </Field>
  );
});

const NameQuestion = observer(function NameQuestion() {
  const anonymous = useStore(AnonymousProfileKey);
  const { nameQuestion, usesOwnName } = anonymous;
  if (nameQuestion === null) return null;
  return (
    <Callout>
      <p>{nameQuestion}</p>
      <Checkbox label={messages.useOwnName} checked={usesOwnName} onCheckedChange={anonymous.allowOwnName} />
    </Callout>
  );
});

const NewName = observer(function NewName() {
  const anonymous = useStore(AnonymousProfileKey);
  const { changesName, keepsLook, stored, userName } = anonymous;
  if (!changesName) return null;
  return (
    <Callout>
      <p>{messages.newName(stored.userName, userName.trim(), keepsLook)}</p>
      <Checkbox label={messages.keepLook} checked={keepsLook} onCheckedChange={anonymous.chooseLook} />
    </Callout>
  );
});

const SuggestedNames = observer(function SuggestedNames() {
  const anonymous = useStore(AnonymousProfileKey);
  const { usernames } = anonymous;
  return (
    <fieldset className="chips" aria-label={messages.suggestedNames}>
      {usernames.value?.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={anonymous.userName === name}
          onClick={() => anonymous.changeName(name)}
        >
          {name}
        </button>
      ))}
      <Button
        tone="quiet"
        icon={<RefreshCw size={18} aria-hidden="true" />}
        busy={usernames.isLoading}
        onClick={() => void usernames.load()}
      >
        {messages.otherNames}
      </Button>
    </fieldset>
  );
});

const AvatarField = observer(function AvatarField() {
  const anonymous = useStore(AnonymousProfileKey);
  const { avatarChoices, avatars, changesName, keepsLook } = anonymous;
  if (changesName && keepsLook) return null;
  return (
    <Field label={messages.avatar} group required error={anonymous.form.errors.avatar}>
      {avatarChoices === null ? (
        <WaitingAvatars isFailed={avatars.failure !== null} />
      ) : (
        <AvatarChoices avatars={avatarChoices} />
      )}
    </Field>
  );
});

const AvatarChoices = observer(function AvatarChoices({ avatars }: { readonly avatars: readonly SuggestedAvatar[] }) {
  const anonymous = useStore(AnonymousProfileKey);
  const group = useId();
  return (
    <div className="avas">
      {avatars.map((avatar, index) => (
        <label key={avatar.avatarUri} className="avas__pick">
          <input
            type="radio"
            className="vh"
            name={group}
            aria-label={messages.avatarOption(index + 1)}
            checked={anonymous.avatar?.avatarUri === avatar.avatarUri}
            onChange={() => anonymous.chooseAvatar(avatar)}
          />
          <PersonAvatar avatarUrl={avatar.avatarUri} color={avatar.avatarColor} size={48} />
        </label>
      ))}
    </div>
  );
});

function WaitingAvatars({ isFailed }: { readonly isFailed: boolean }) {
  const anonymous = useStore(AnonymousProfileKey);
  if (!isFailed) {
    return (
      <SkeletonGroup label={messages.loadingAvatars} className="avas">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="circle" className="avas__wait" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid gap-3 justify-items-start">
      <p className="text-ink-2">{messages.avatarsFailed}</p>
      <Button onClick={() => void anonymous.avatars.load()}>{messages.tryAgain}</Button>
    </div>
  );
}
