import Copy from 'lucide-react/icons/copy';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import { formatMonth } from '@/core/kernel/formatting/date';
import { invitedShareSentence } from '@/core/research/company/invited-share-sentence';
import { invitationAddress } from '@/core/research/contribute/invitation';
import type { CompanyClaims } from '@/core/research/employer/claim';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ClaimsKey } from '@/stores/research/employer/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AcceptedCorrections } from '../employer-corrections/accepted-corrections';
import { CompanyDomains } from './company-domains';
import { messages } from './messages';
import { WhatAClaimAllows } from './what-a-claim-allows';

const MORE_TEXTS = {
  more: messages.actsMore,
  loading: messages.actsLoading,
  failed: messages.actsFailed,
  retry: messages.tryAgain,
  done: messages.actsEnd,
};

const texts = { ...messages, loading: messages.pageLoading, failedTitle: messages.pageFailed };

export const EmployerScreen = observer(function EmployerScreen() {
  const claims = useStore(ClaimsKey);
  const { shown, isUnknown, reload } = claims;
  const roles = useStore(RolesKey);
  useUserData(
    useCallback(async () => {
      await Promise.all([roles.load(), claims.load()]);
    }, [roles, claims]),
  );
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<WhatAClaimAllows />}>
      {isUnknown ? (
        <EmptyState
          level={1}
          title={messages.noSuchCompany}
          action={<ButtonLink to="/list-of-companies">{messages.browse}</ButtonLink>}
        >
          {messages.noSuchCompanyHint}
        </EmptyState>
      ) : (
        <LoadView state={shown} texts={texts} onRetry={reload} skeleton={<Skeleton />}>
          {(value) => <Claims value={value} isModerator={roles.isModerator} />}
        </LoadView>
      )}
    </ScreenFrame>
  );
});

const Claims = observer(function Claims({
  value: { company, claims, invited },
  isModerator,
}: {
  readonly value: CompanyClaims;
  readonly isModerator: boolean;
}) {
  const { failure, actsForShown } = useStore(ClaimsKey);
  return (
    <>
      <Section level={1} title={messages.page(company.name)}>
        <div className="grid gap-4">
          {claims.length === 0 ? <p className="text-ink-2">{messages.unclaimed}</p> : null}
          <ul className="read grid gap-2">
            {claims.map(({ domain, way, claimedIn }) => (
              <li key={`${domain} ${way}`}>{messages.proof[way](domain, claimedIn)}</li>
            ))}
          </ul>
          {invited ? <p>{invitedShareSentence(invited)}</p> : null}
          <p className="text-ink-2">{messages.claimHow}</p>
          <p className="flex flex-wrap gap-2">
            <ButtonLink to={`/companies/claim?company=${company.urlName}`} tone="primary">
              {messages.claimIt}
            </ButtonLink>
            <ButtonLink to={`/overview/${company.urlName}-overview`}>{messages.company}</ButtonLink>
          </p>
          {failure === null ? null : <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine>}
          {isModerator && claims.length > 0 ? <Revoke name={company.name} /> : null}
        </div>
      </Section>
      {actsForShown ? <InviteStaff company={company} /> : null}
      <AcceptedCorrections />
      <CompanyDomains name={company.name} isModerator={isModerator} />
      <Acts />
    </>
  );
});

const Revoke = observer(function Revoke({ name }: { readonly name: string }) {
  const { isBusy, isRevoking, revoke, askToRevoke } = useStore(ClaimsKey);
  if (!isRevoking)
    return (
      <div>
        <Button onClick={() => askToRevoke(true)}>{messages.revoke}</Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <p role="alert">{messages.revokeSure(name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" disabled={isBusy} onClick={() => void revoke()}>
          {messages.revokeYes}
        </Button>
        <Button disabled={isBusy} onClick={() => askToRevoke(false)}>
          {messages.revokeNo}
        </Button>
      </div>
    </div>
  );
});

const Acts = observer(function Acts() {
  const { acts } = useStore(ClaimsKey);
  return (
    <Section title={messages.acts}>
      <p className="text-ink-2 mb-4">
        {messages.actsLead} <TextLink to="/transparency">{messages.logLink}</TextLink>
      </p>
      <LoadView
        state={acts.state}
        texts={{ ...messages, loading: messages.actsLoading, failedTitle: messages.actsFailed }}
        onRetry={acts.reload}
        skeleton={<Skeleton />}
        level={3}
      >
        {() =>
          acts.items.length === 0 ? (
            <p className="text-ink-2">{messages.noActs}</p>
          ) : (
            <>
              <ol className="grid gap-2" aria-label={messages.acts}>
                {acts.items.map(({ number, month, act }) => (
                  <li key={number} className="num">
                    {moderationMessages.acts[act]}, {formatMonth(month)}
                    <span className="dot" />
                    {messages.act(number)}
                  </li>
                ))}
              </ol>
              <LoadMore status={moreStatusOf(acts)} onLoadMore={() => void acts.loadMore()} texts={MORE_TEXTS} />
            </>
          )
        }
      </LoadView>
    </Section>
  );
});

const InviteStaff = observer(function InviteStaff({ company }: { readonly company: NamedCompany }) {
  const { screens } = useStore(NavigationKey);
  const features = useStore(FeaturesKey);
  const address = invitationAddress(screens, company.urlName);
  if (address === null) return null;
  const handleCopy = () =>
    void features.ask(SharingKey, (sharing) =>
      sharing.copySentence(messages.inviteSentence(company.name), address, messages.inviteCopied),
    );
  return (
    <Section title={messages.invite}>
      <div className="grid gap-3">
        <p className="text-ink-2">{messages.inviteLead}</p>
        <p>
          {messages.inviteSentence(company.name)} <TextLink to={address}>{messages.inviteLink}</TextLink>
        </p>
        <div>
          <Button icon={<Copy size={18} aria-hidden="true" />} onClick={handleCopy}>
            {messages.inviteCopy}
          </Button>
        </div>
      </div>
    </Section>
  );
});
