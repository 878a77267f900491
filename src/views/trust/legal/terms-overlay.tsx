import { observer } from 'mobx-react-lite';
import { TermsKey } from '@/stores/trust/legal/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';

const loadDialog = async () => (await import('./terms-dialog')).TermsDialog;

export const TermsOverlay = observer(function TermsOverlay() {
  const terms = useStore(TermsKey);
  return <LazyOverlay isOpen={terms.isAsked} load={loadDialog} onFailed={terms.close} />;
});
