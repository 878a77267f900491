import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { CorrectionsKey } from '@/stores/research/employer-corrections/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { BackLink } from '@/views/kernel/shell/back-link';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { CorrectionForm } from './correction-form';
import { messages } from './messages';
import { OwnCorrections } from './own-corrections';

export const EntryScreen = observer(function EntryScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const { own, load } = useStore(CorrectionsKey);
  useUserData(load);
  const isUnknown = own.state === 'failed' && own.failure.kind === 'notFound';
  return (
    <ScreenFrame places={<OwnPlaces />} aside={null}>
      <BackLink to="/companies/claim">{messages.back}</BackLink>
      <Section level={1} title={own.state === 'ready' ? messages.titleOf(own.value.company.name) : messages.title}>
        <p className="read text-ink-2">{messages.lead}</p>
        <p className="read mt-3">{messages.public}</p>
        {isLoggedIn ? null : <LoginGate title={messages.gate} />}
      </Section>
      {isLoggedIn && isUnknown ? (
        <EmptyState title={messages.noSuchClaim}>{messages.noSuchClaimHint}</EmptyState>
      ) : null}
      {isLoggedIn && !isUnknown ? (
        <LoadView state={own} texts={messages} onRetry={load} skeleton={<Skeleton />}>
          {(value) => (
            <>
              <Section title={messages.facts}>
                <dl className="grid gap-3">
                  {value.facts.map((fact) => (
                    <div key={fact.field}>
                      <dt className="meta">{messages.fields[fact.field]}</dt>
                      <dd className="wrap-anywhere">
                        {fact.value ?? messages.unknown}
                        {fact.isWaiting ? <span className="text-ink-2"> ({messages.isWaiting})</span> : null}
                      </dd>
                    </div>
                  ))}
                </dl>
              </Section>
              <CorrectionForm domain={value.domain} />
              <OwnCorrections corrections={value.corrections} />
            </>
          )}
        </LoadView>
      ) : null}
    </ScreenFrame>
  );
});
