import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { PortalLinkKey } from '@/stores/account/job-portal/keys';
import { AccessKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const NaukriLinkView = observer(function NaukriLinkView() {
  const access = useStore(AccessKey);
  if (!access.isLoggedIn) {
    return (
      <EmptyState
        level={1}
        title={messages.guestTitle}
        action={<Button onClick={() => access.require('READER', null)}>{messages.logIn}</Button>}
      >
        <p>{messages.guestText}</p>
      </EmptyState>
    );
  }
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<PointsAside title={messages.kept} points={messages.keptPoints} />}>
      <Section level={1} title={messages.title}>
        <p className="read">{messages.lead}</p>
      </Section>
      <Section title={messages.taken}>
        <ul className="read grid gap-2 list-disc ps-5">
          {messages.takenPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      <div className="grid gap-6">
        <Consent />
        <Ways />
      </div>
    </ScreenFrame>
  );
});

const Consent = observer(function Consent() {
  const link = useStore(PortalLinkKey);
  const box = useRef<HTMLDivElement>(null);
  const { lacksConsent } = link;
  useEffect(() => {
    if (lacksConsent) box.current?.querySelector('input')?.focus();
  }, [lacksConsent]);
  return (
    <div ref={box} className="grid gap-1">
      <Checkbox
        label={messages.consent}
        checked={link.hasConsented}
        onCheckedChange={link.changeConsent}
        disabled={link.isLinking}
      />
      <p className="text-danger" role="alert">
        {lacksConsent ? messages.consentMissing : ''}
      </p>
    </div>
  );
});

const Ways = observer(function Ways() {
  const link = useStore(PortalLinkKey);
  const navigation = useStore(NavigationKey);
  const { account, offersLogin, isLinking, isUnknown } = link;
  const login = (
    <Button tone={isUnknown ? 'primary' : 'plain'} busy={isLinking} onClick={link.loginAndLink}>
      {isUnknown ? messages.linkOther : messages.linkAnother}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <p className="text-ink-2" role="status">
        <Found />
      </p>
      <div className="flex flex-wrap gap-3">
        {isUnknown ? null : (
          <Button tone="primary" busy={isLinking} onClick={() => void link.linkOwn()}>
            {account === null ? messages.linkByAddress : messages.linkOwn}
          </Button>
        )}
        {offersLogin ? login : null}
        <Button tone="quiet" onClick={() => navigation.go(navigation.previousPath)}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
});

const Found = observer(function Found() {
  const { account, isUnknown, offersLogin } = useStore(PortalLinkKey);
  if (account !== null) return messages.found(`${account.firstName} ${account.lastName}`.trim());
  if (!isUnknown) return messages.notAsked;
  return offersLogin ? messages.notFound : `${messages.notFound} ${messages.notOffered}`;
});
