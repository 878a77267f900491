import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { LOGO_OWNERS } from '@/core/trust/logos/logo.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { LogosKey } from '@/stores/trust/logos/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ModeratorPlaces } from '@/views/kernel/shell/moderator-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { Monogram } from '@/views/kernel/ui/monogram';
import { PictureInput } from '@/views/kernel/ui/picture-input';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';

export const LogosScreen = observer(function LogosScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <ScreenFrame places={<ModeratorPlaces />} aside={<WithoutLogo />}>
      <div className="hang">
        <BackLink to="/moderation">{messages.back}</BackLink>
        <h1 className="h1">{messages.title}</h1>
        <p className="mt-3 text-ink-2">{messages.lead}</p>
        {isLoggedIn ? <Work /> : <LoginGate title={messages.gate} />}
      </div>
    </ScreenFrame>
  );
});

const SIZES = [24, 44, 64];

const WithoutLogo = observer(function WithoutLogo() {
  const { urlName } = useStore(LogosKey);
  const name = urlName === '' ? messages.example : urlName.replaceAll('-', ' ');
  return (
    <Section title={messages.without}>
      <p>{messages.initials}</p>
      <p className="flex items-center gap-3 mt-3">
        {SIZES.map((size) => (
          <Monogram key={size} name={name} size={size} />
        ))}
      </p>
    </Section>
  );
});

/** Renders for moderators only, because a refused call would end the session. */
const Work = observer(function Work() {
  const roles = useStore(RolesKey);
  useUserData(roles.load);
  return roles.isModerator ? <LogoForm /> : <EmptyState title={moderationRefusals.notModerator} />;
});

const LogoForm = observer(function LogoForm() {
  const logos = useStore(LogosKey);
  const input = useRef<HTMLInputElement>(null);
  const isSending = logos.step.kind === 'sending';
  const handleChoose = async ([file]: readonly File[]) => {
    if (file !== undefined) await logos.send(new Uint8Array(await file.arrayBuffer()));
  };
  return (
    <form className="grid gap-4 mt-4" onSubmit={(event) => event.preventDefault()}>
      <Field label={messages.owner} group>
        <RadioCards
          options={LOGO_OWNERS.map((owner) => ({ value: owner, label: messages.owners[owner] }))}
          value={logos.owner}
          columns={2}
          onSelect={logos.choose}
        />
      </Field>
      <Field label={messages.urlName} hint={messages.hint} error={logos.isFaulty ? messages.unknownPage : null}>
        <TextInput value={logos.text} onValueChange={logos.type} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <PictureInput ref={input} label={messages.picture} onChoose={(files) => void handleChoose(files)} />
        <Button tone="primary" busy={isSending} disabled={!logos.canSend} onClick={() => input.current?.click()}>
          {messages.choose}
        </Button>
        <Button disabled={!logos.canSend} onClick={() => void logos.remove()}>
          {messages.remove}
        </Button>
      </div>
      <Outcome />
    </form>
  );
});

const Outcome = observer(function Outcome() {
  const { step } = useStore(LogosKey);
  return (
    <div role="status">
      {step.kind === 'failed' ? <ErrorLine>{failureReasonOf(step.failure)}</ErrorLine> : null}
      {step.kind === 'done' ? (
        <p className="flex items-center gap-3">
          <Logo name={step.place.urlName} logo={step.logo} of={step.place.owner} size={44} />
          {(step.logo === null ? messages.removed : messages.stored)(step.place.urlName)}
        </p>
      ) : null}
    </div>
  );
});
