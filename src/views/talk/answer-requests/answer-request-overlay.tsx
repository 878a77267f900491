import { observer } from 'mobx-react-lite';
import { AnswerRequestsKey } from '@/stores/talk/answer-requests/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';

const loadDialog = async () => (await import('./answer-request-dialog')).AnswerRequestDialog;

export const AnswerRequestOverlay = observer(function AnswerRequestOverlay() {
  const requests = useStore(AnswerRequestsKey);
  return <LazyOverlay isOpen={requests.postId !== null} load={loadDialog} onFailed={requests.close} />;
});
