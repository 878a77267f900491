import { observer } from 'mobx-react-lite';
import { TERMS_CHANGES } from '@/core/kernel/common/terms-version.rules';
import { TermsKey } from '@/stores/trust/legal/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { TextLink } from '@/views/kernel/ui/text-link';
import { agreementMessages as messages } from './agreement-messages';

export const TermsDialog = observer(function TermsDialog() {
  const terms = useStore(TermsKey);
  const hasFailed = terms.state.state === 'failed';
  return (
    <Dialog
      open={terms.isAsked}
      onClose={terms.close}
      title={messages.changedTitle}
      description={messages.changedLead}
      closeLabel={messages.close}
      sheet="bottom"
      narrow
      footer={
        <>
          <Button tone="quiet" onClick={terms.close}>
            {messages.notNow}
          </Button>
          <Button
            tone="primary"
            busy={terms.isAgreeing || terms.state.state === 'loading'}
            onClick={() => void (hasFailed ? terms.load() : terms.agree())}
          >
            {hasFailed ? messages.tryAgain : messages.agree}
          </Button>
        </>
      }
    >
      <h3 className="h3">{messages.changes}</h3>
      <p className="mt-2">{TERMS_CHANGES[0]}</p>
      <p className="mt-3">
        <TextLink to="/legal/terms-of-use" newTab>
          {messages.readTerms}
        </TextLink>
      </p>
    </Dialog>
  );
});
