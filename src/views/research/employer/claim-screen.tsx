import { observer } from 'mobx-react-lite';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { ClaimMethod } from '@/core/research/employer/claim.rules';
import { CLAIM_MAILBOXES, CLAIM_METHODS } from '@/core/research/employer/claim.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { ClaimsKey } from '@/stores/research/employer/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { Select } from '@/views/kernel/ui/select';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';
import { OwnClaims } from './own-claims';
import { SecondPerson } from './second-person';
import { WhatAClaimAllows } from './what-a-claim-allows';

export const ClaimScreen = observer(function ClaimScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const { company, confirming, shown, load } = useStore(ClaimsKey);
  useUserData(load);
  const name = shown.state === 'ready' ? shown.value.company.name : null;
  if (confirming !== null) return <SecondPerson />;
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<WhatAClaimAllows />}>
      <Section level={1} title={name === null ? messages.title : messages.titleOf(name)}>
        <p className="read text-ink-2">{messages.lead}</p>
        <p className="read mt-3">{messages.ownAccount}</p>
      </Section>
      {isLoggedIn ? (
        <>
          {company === null || name === null ? <NoCompany /> : <StartForm />}
          <OwnClaims />
        </>
      ) : (
        <LoginGate title={messages.gate} />
      )}
    </ScreenFrame>
  );
});

function NoCompany() {
  return (
    <p className="read">
      {messages.noCompany} <TextLink to="/list-of-companies">{messages.browse}</TextLink>
    </p>
  );
}

const StartForm = observer(function StartForm() {
  const { way, mailbox, isBusy, failure, failedAt, choose, chooseMailbox, start } = useStore(ClaimsKey);
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Field label={messages.way} group>
        <RadioCards<ClaimMethod>
          value={way}
          onSelect={choose}
          options={CLAIM_METHODS.map((value) => ({
            value,
            label: messages.ways[value].title,
            hint: messages.ways[value].text,
          }))}
        />
      </Field>
      {way === 'ADDRESS' ? (
        <Field label={messages.mailbox}>
          <Select
            name="mailbox"
            value={mailbox}
            onValueChange={chooseMailbox}
            placeholder={messages.choose}
            options={CLAIM_MAILBOXES.map((value) => ({ value, label: `${value}@` }))}
          />
        </Field>
      ) : null}
      {failure !== null && failedAt === null ? <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine> : null}
      <div>
        <Button tone="primary" type="submit" disabled={isBusy}>
          {messages.start}
        </Button>
      </div>
    </form>
  );
});
