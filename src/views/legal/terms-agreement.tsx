import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/formatting/date';
import { TERMS_CHANGES } from '@/core/legal/terms-version.rules';
import { TermsKey } from '@/stores/legal/keys';
import { SessionKey } from '@/stores/session/keys';
import { LoadView } from '../common/load-view';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { agreementMessages as messages } from './agreement-messages';

/** Whether the user has agreed to the terms, and the way to do so; nothing for a guest. */
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
