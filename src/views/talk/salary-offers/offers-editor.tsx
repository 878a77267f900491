import '@/views/kernel/ui/fields.css';
import './offers-editor.css';
import '../post-media/editors.css';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { DraftKey } from '@/stores/talk/posting/keys';
import { OffersEditorKey } from '@/stores/talk/salary-offers/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { Spinner } from '@/views/kernel/ui/spinner';
import { messages } from './editor-messages';
import { OfferForm } from './offer-form';
import { SavedOfferRow } from './saved-offer-row';

export const OffersEditor = observer(function OffersEditor() {
  const store = useStore(OffersEditorKey);
  const { form, removeAttachment } = useStore(DraftKey);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
    void store.start();
  }, [store]);
  const error = form.errors.salary;
  return (
    <section ref={section} tabIndex={-1} className="attach" aria-label={messages.offers}>
      <div className="attach__h">
        <h3 className="h3">{messages.offers}</h3>
        <IconButton
          label={messages.removeOffers}
          icon={<X size={20} aria-hidden="true" />}
          disabled={form.isSubmitting}
          onClick={() => {
            store.closeForm();
            removeAttachment('salary');
          }}
        />
      </div>
      <p className="meta">{messages.intro(store.config.maxOffers)}</p>
      <SavedOffers />
      <div aria-live="polite">{error === undefined ? null : <ErrorLine>{error}</ErrorLine>}</div>
      {store.draft === null ? (
        <Button
          tone="quiet"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={form.isSubmitting || store.state.state === 'loading'}
          onClick={() => store.write()}
        >
          {messages.add}
        </Button>
      ) : (
        <OfferForm draft={store.draft} />
      )}
    </section>
  );
});

const SavedOffers = observer(function SavedOffers() {
  const store = useStore(OffersEditorKey);
  switch (store.state.state) {
    case 'idle':
    case 'loading':
      return <Spinner label={messages.loading} />;
    case 'failed':
      return (
        <ErrorLine isAlert fix={{ label: messages.tryAgain, onFix: () => void store.start() }}>
          {messages.failed}
        </ErrorLine>
      );
    case 'ready':
      return store.saved.length === 0 ? null : (
        <ul aria-label={messages.saved}>
          {store.saved.map((offer) => (
            <SavedOfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      );
  }
});
