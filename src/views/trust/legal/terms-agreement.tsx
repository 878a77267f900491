import { observer } from 'mobx-react-lite';
import { TERMS_CHANGES } from '@/core/kernel/common/terms-version.rules';
import { formatDate } from '@/core/kernel/formatting/date';
import { SessionKey } from '@/stores/account/session/keys';
import { TermsKey } from '@/stores/trust/legal/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { agreementMessages as messages } from './agreement-messages';

/** Renders nothing for a guest. */
export const TermsAgreementPart = observer(function TermsAgreementPart() {
  const terms = useStore(TermsKey);
  const { isLoggedIn } = useStore(SessionKey);
  if (!isLoggedIn) return null;
  return (
    <Section title={messages.title}>
      <LoadView state={terms.state} texts={messages} onRetry={terms.load} skeleton={<Skeleton />} level={3}>
        {({ version, agreed }) => (
          <>
            <p className="text-ink-2">
              {messages.version(version)} {TERMS_CHANGES[0]}
            </p>
            {agreed === null || terms.isToAgree ? (
              <>
                <p className="mt-2">{messages.toAgree}</p>
                <Button tone="primary" className="mt-4" busy={terms.isAgreeing} onClick={() => void terms.agree()}>
                  {messages.agree}
                </Button>
              </>
            ) : (
              <p className="mt-2">{messages.agreed(formatDate(agreed.agreedOn, 'day'))}</p>
            )}
          </>
        )}
      </LoadView>
    </Section>
  );
});
