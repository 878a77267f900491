import '@/views/kernel/common/hooks.css';
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
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { PictureInput } from '@/views/kernel/ui/picture-input';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';

export const LogosScreen = observer(function LogosScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <ScreenFrame
      places={<ModeratorPlaces />}
      aside={<PointsAside title={messages.rules} points={messages.rulePoints} />}
    >
      <div className="hang">
        <BackLink to="/moderation">{messages.back}</BackLink>
        <h1 className="h1">{messages.title}</h1>
        <p className="mt-3 text-ink-2">{messages.lead}</p>
        {isLoggedIn ? <Work /> : <LoginGate title={messages.gate} />}
      </div>
    </ScreenFrame>
  );
});

/** The sizes in px in which a logo appears, with the places. */
const SIZES = [
  { size: 24, place: messages.places.search },
  { size: 44, place: messages.places.list },
  { size: 64, place: messages.places.page },
];

const HowItLooks = observer(function HowItLooks() {
  const { urlName, owner, step } = useStore(LogosKey);
  const name = urlName === '' ? messages.example : urlName.replaceAll('-', ' ');
  const logo = step.kind === 'done' ? step.logo : null;
  return (
    <section className="mt-4">
      <h2 className="h3">{messages.looks}</h2>
      <ul className="hooks hooks--row">
        {SIZES.map(({ size, place }) => (
          <li key={size}>
            <Logo name={name} logo={logo} of={owner} size={size} />
            <span className="meta">{place}</span>
          </li>
        ))}
      </ul>
      {logo === null ? <p className="text-ink-2">{messages.initials}</p> : null}
    </section>
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
      <Field label={messages.urlName} hint={messages.hint} error={logos.isFaulty ? messages.unknownPage : null}>
        <TextInput value={logos.text} onValueChange={logos.type} />
      </Field>
      <Field label={messages.owner} group>
        <RadioCards
          options={LOGO_OWNERS.map((owner) => ({ value: owner, label: messages.owners[owner] }))}
          value={logos.owner}
          columns={2}
          onSelect={logos.choose}
        />
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
      <HowItLooks />
    </form>
  );
});

const Outcome = observer(function Outcome() {
  const { step } = useStore(LogosKey);
  return (
    <div role="status">
      {step.kind === 'failed' ? <ErrorLine>{failureReasonOf(step.failure)}</ErrorLine> : null}
      {step.kind === 'done' ? (
        <p>{(step.logo === null ? messages.removed : messages.stored)(step.place.urlName)}</p>
      ) : null}
    </div>
  );
});
