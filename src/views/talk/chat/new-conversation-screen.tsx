import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { MAX_MESSAGE_LENGTH } from '@/core/talk/chat/chat.rules';
import { chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import { ProfileKey } from '@/stores/account/profile/keys';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ChatKey, ConversationRequestKey } from '@/stores/talk/chat/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { BackLink } from '@/views/kernel/shell/back-link';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Field } from '@/views/kernel/ui/field';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TextInput } from '@/views/kernel/ui/text-input';
import { ChatAside } from './chat-aside';
import { messages } from './messages';

export const NewConversationScreen = observer(function NewConversationScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const { loadPseudoProfiles } = useStore(ProfileKey);
  useUserData(loadPseudoProfiles);
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<ChatAside />}>
      <div className="hang">
        <BackLink to="/messages">{messages.backToAll}</BackLink>
        <h1 className="h1 mb-2">{messages.newTitle}</h1>
        {isLoggedIn ? <FormForWriters /> : <LoginGate title={messages.gate} />}
      </div>
    </ScreenFrame>
  );
});

const FormForWriters = observer(function FormForWriters() {
  const { needsWriter } = useStore(ChatKey);
  const access = useStore(AccessKey);
  if (!needsWriter) return <RequestForm />;
  return (
    <EmptyState
      title={messages.writerTitle}
      action={<Button onClick={() => void access.require('WRITER', null)}>{messages.becomeWriter}</Button>}
    >
      {chatRefusals.writerRequired}
    </EmptyState>
  );
});

const RequestForm = observer(function RequestForm() {
  const request = useStore(ConversationRequestKey);
  const { search } = useStore(NavigationKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pseudonym of the address has its own draft.
  useEffect(() => request.restore(), [request, search]);
  const text = useRef<HTMLTextAreaElement>(null);
  const isNamed = new URLSearchParams(search).get('to') !== null;
  useEffect(() => {
    // Single keys would otherwise act on the page.
    if (isNamed) text.current?.focus();
  }, [isNamed]);
  const form = useFirstErrorFocus<HTMLFormElement>(request.form.refusals);
  const { errors, isSubmitting } = request.form;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void request.send();
  };
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-ink-2">{messages.newLead}</p>
      <Field label={messages.to} hint={messages.toHint} error={errors.to}>
        <TextInput
          value={request.to}
          readOnly={isSubmitting}
          autoComplete="off"
          onValueChange={request.changeTo}
          onBlur={() => (request.to === '' ? undefined : request.form.leave('to'))}
        />
      </Field>
      <Field
        label={messages.text}
        error={errors.content}
        counter={<CharacterCounter used={lengthOf(request.text)} limit={MAX_MESSAGE_LENGTH} />}
      >
        <TextArea
          ref={text}
          lines={5}
          dir="auto"
          value={request.text}
          readOnly={isSubmitting}
          onValueChange={request.write}
          onBlur={() => (request.text === '' ? undefined : request.form.leave('content'))}
        />
      </Field>
      <WriteAs />
      <div>
        <Button tone="primary" type="submit" busy={isSubmitting}>
          {messages.sendRequest}
        </Button>
      </div>
    </form>
  );
});

/** Reserves its space before the profile is loaded. */
const WriteAs = observer(function WriteAs() {
  const { pseudoProfiles } = useStore(ProfileKey);
  const shown =
    pseudoProfiles.state === 'ready'
      ? pseudoProfiles.value.profilesAvailable.find(({ profileType }) => profileType === 'ANONYMOUS')
      : undefined;
  return <p className="meta talk-as">{shown === undefined ? null : messages.writeAs(shown.profileData.name)}</p>;
});
