import { observer } from 'mobx-react-lite';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { OwnClaim } from '@/core/research/employer/claim';
import { ClaimsKey } from '@/stores/research/employer/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextInput } from '@/views/kernel/ui/text-input';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const OwnClaims = observer(function OwnClaims() {
  const { own, load } = useStore(ClaimsKey);
  return (
    <Section title={messages.yours}>
      <LoadView state={own} texts={messages} onRetry={load} skeleton={<Skeleton />}>
        {(claims) =>
          claims.length === 0 ? (
            <p className="text-ink-2">{messages.none}</p>
          ) : (
            <ul className="grid gap-6">
              {claims.map((claim) => (
                <Claim key={claim.claimId} claim={claim} />
              ))}
            </ul>
          )
        }
      </LoadView>
    </Section>
  );
});

const Claim = observer(function Claim({ claim }: { readonly claim: OwnClaim }) {
  const { isBusy, failure, failedAt, end } = useStore(ClaimsKey);
  const { claimId, company, claimedIn, endsOn } = claim;
  return (
    <li className="grid gap-4">
      <h3 className="h3">{company.name}</h3>
      {claimedIn === null || endsOn === null ? null : <p>{messages.inForce(claimedIn, endsOn)}</p>}
      <Step claim={claim} />
      {failure !== null && failedAt === claimId && failure.fields.code === undefined ? (
        <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine>
      ) : null}
      {claimedIn === null ? null : (
        <p>
          <TextLink to={`/companies/claim/${claimId}/entry`}>{messages.correct}</TextLink>
        </p>
      )}
      <div>
        <Button disabled={isBusy} onClick={() => void end(claimId)}>
          {messages.end}
        </Button>
      </div>
    </li>
  );
});

const Step = observer(function Step({
  claim: { claimId, domain, record, mailbox, step },
}: {
  readonly claim: OwnClaim;
}) {
  const { isBusy, proveRecord } = useStore(ClaimsKey);
  if (record !== null)
    return (
      <>
        <p>{messages.addRecord}</p>
        <dl className="claim-record">
          <dt className="meta">{messages.recordName}</dt>
          <dd className="strong">{record.name}</dd>
          <dt className="meta mt-3">{messages.recordValue}</dt>
          <dd className="strong">{record.value}</dd>
        </dl>
        <div>
          <Button tone="primary" disabled={isBusy} onClick={() => void proveRecord(claimId)}>
            {step === null ? messages.renew : messages.check}
          </Button>
        </div>
      </>
    );
  if (step === 'CODE' && mailbox !== null) return <CodeForm claimId={claimId} mailbox={mailbox} />;
  if (step === 'SECOND')
    return (
      <>
        <p>{messages.second(domain)}</p>
        <p>
          <TextLink to={`/companies/claim?confirm=${claimId}`}>{messages.secondLink}</TextLink>
        </p>
      </>
    );
  return null;
});

const CodeForm = observer(function CodeForm({
  claimId,
  mailbox,
}: {
  readonly claimId: string;
  readonly mailbox: string;
}) {
  const { code, isBusy, failure, failedAt, writeCode, proveCode } = useStore(ClaimsKey);
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void proveCode(claimId);
      }}
    >
      <Field
        label={messages.code}
        hint={messages.codeSent(mailbox)}
        error={failedAt === claimId ? failure?.fields.code : null}
      >
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onValueChange={writeCode}
        />
      </Field>
      <div>
        <Button tone="primary" type="submit" disabled={isBusy}>
          {messages.enter}
        </Button>
      </div>
    </form>
  );
});
