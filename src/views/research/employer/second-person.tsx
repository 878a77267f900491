import { observer } from 'mobx-react-lite';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { SessionKey } from '@/stores/account/session/keys';
import { ClaimsKey } from '@/stores/research/employer/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { messages } from './messages';
import { WhatAClaimAllows } from './what-a-claim-allows';

export const SecondPerson = observer(function SecondPerson() {
  const { isLoggedIn } = useStore(SessionKey);
  const { toConfirm, isBusy, isConfirmed, failure, load, confirm } = useStore(ClaimsKey);
  const texts = { ...messages, loading: messages.pageLoading };
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<WhatAClaimAllows />}>
      <Section level={1} title={messages.confirmTitle}>
        {isLoggedIn ? null : <LoginGate title={messages.confirmGate} />}
        {isConfirmed ? <p role="status">{messages.confirmed}</p> : null}
        {isLoggedIn && !isConfirmed ? (
          <LoadView state={toConfirm} texts={texts} onRetry={load} skeleton={<Skeleton />}>
            {({ company, domain, canConfirm }) => (
              <div className="grid gap-4">
                <p className="read">{canConfirm ? messages.confirmText(company.name) : messages.cantConfirm(domain)}</p>
                {failure === null ? null : <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine>}
                {canConfirm ? (
                  <div>
                    <Button tone="primary" disabled={isBusy} onClick={() => void confirm()}>
                      {messages.confirm}
                    </Button>
                  </div>
                ) : null}
              </div>
            )}
          </LoadView>
        ) : null}
      </Section>
    </ScreenFrame>
  );
});
