import { observer } from 'mobx-react-lite';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { WaitingCorrection } from '@/core/research/employer-corrections/correction';
import { MAX_REFUSAL_LENGTH } from '@/core/research/employer-corrections/correction.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { CorrectionQueueKey } from '@/stores/research/employer-corrections/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ModeratorPlaces } from '@/views/kernel/shell/moderator-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextInput } from '@/views/kernel/ui/text-input';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';
import { queueMessages } from './queue-messages';

export const CorrectionsScreen = observer(function CorrectionsScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <ScreenFrame places={<ModeratorPlaces />} aside={null}>
      <div className="hang">
        <BackLink to="/moderation">{queueMessages.back}</BackLink>
        <h1 className="h1">{queueMessages.title}</h1>
        <p className="read mt-3 text-ink-2">{queueMessages.lead}</p>
        {isLoggedIn ? <Work /> : <LoginGate title={queueMessages.gate} />}
      </div>
    </ScreenFrame>
  );
});

/** Renders for moderators only, because a refused call would end the session. */
const Work = observer(function Work() {
  const roles = useStore(RolesKey);
  useUserData(roles.load);
  return roles.isModerator ? <Queue /> : <EmptyState title={moderationRefusals.notModerator} />;
});

const Queue = observer(function Queue() {
  const { queue, load, decided, failure, failedAt } = useStore(CorrectionQueueKey);
  useUserData(load);
  return (
    <>
      <p role="status" className="mt-4">
        {decided === null ? null : queueMessages.decided[decided]}
      </p>
      <LoadView state={queue} texts={queueMessages} onRetry={load} skeleton={<Skeleton />}>
        {({ corrections, open }) => (
          <>
            {failure === null || corrections.some(({ correctionId }) => correctionId === failedAt) ? null : (
              <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine>
            )}
            {corrections.length === 0 ? <EmptyState title={queueMessages.empty} /> : null}
            <ul className="grid gap-6 mt-4">
              {corrections.map((correction) => (
                <Waiting key={correction.correctionId} correction={correction} />
              ))}
            </ul>
            {open > corrections.length ? <p className="meta mt-4">{queueMessages.more(open)}</p> : null}
          </>
        )}
      </LoadView>
    </>
  );
});

const Waiting = observer(function Waiting({ correction }: { readonly correction: WaitingCorrection }) {
  const { failure, failedAt, refusing } = useStore(CorrectionQueueKey);
  const { correctionId, company, domain, field, present, value, source } = correction;
  return (
    <li className="grid gap-4">
      <h2 className="h3">
        <TextLink to={`/overview/${company.urlName}-overview`}>{company.name}</TextLink>
        {`: ${messages.fields[field]}`}
      </h2>
      <p className="meta">{queueMessages.proven(domain)}</p>
      <dl className="fact-pair">
        <div>
          <dt className="meta">{queueMessages.present}</dt>
          <dd className="wrap-anywhere">{present ?? queueMessages.nothing}</dd>
        </div>
        <div>
          <dt className="meta">{queueMessages.value}</dt>
          <dd className="strong wrap-anywhere">{value}</dd>
        </div>
      </dl>
      <p className="wrap-anywhere">
        {`${queueMessages.source}: `}
        <TextLink to={source} newTab>
          {`${source} ${queueMessages.newTab}`}
        </TextLink>
      </p>
      {failure !== null && failedAt === correctionId && failure.fields.reason === undefined ? (
        <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine>
      ) : null}
      {refusing === correctionId ? <Refusal correction={correction} /> : <Verdicts correction={correction} />}
    </li>
  );
});

const Verdicts = observer(function Verdicts({ correction }: { readonly correction: WaitingCorrection }) {
  const { isBusy, decide, askReason } = useStore(CorrectionQueueKey);
  const { correctionId, company, field } = correction;
  const names = [company.name, messages.fields[field]] as const;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        tone="primary"
        aria-label={queueMessages.acceptOf(...names)}
        disabled={isBusy}
        onClick={() => void decide(correction, 'ACCEPTED')}
      >
        {queueMessages.accept}
      </Button>
      <Button aria-label={queueMessages.refuseOf(...names)} disabled={isBusy} onClick={() => askReason(correctionId)}>
        {queueMessages.refuse}
      </Button>
    </div>
  );
});

const Refusal = observer(function Refusal({ correction }: { readonly correction: WaitingCorrection }) {
  const { isBusy, failure, failedAt, reasonOf, writeReason, askReason, decide } = useStore(CorrectionQueueKey);
  const { correctionId } = correction;
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void decide(correction, 'REFUSED');
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') askReason(null);
      }}
    >
      <Field label={queueMessages.reason} required error={failedAt === correctionId ? failure?.fields.reason : null}>
        <TextInput
          name="reason"
          autoFocus
          maxLength={MAX_REFUSAL_LENGTH}
          value={reasonOf(correctionId)}
          onValueChange={(reason) => writeReason(correctionId, reason)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" type="submit" disabled={isBusy}>
          {queueMessages.refuseNow}
        </Button>
        <Button type="button" disabled={isBusy} onClick={() => askReason(null)}>
          {queueMessages.keep}
        </Button>
      </div>
    </form>
  );
});
