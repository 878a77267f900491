import { observer } from 'mobx-react-lite';
import { VersionsKey } from '@/stores/talk/versions/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';

const loadDialog = async () => (await import('./versions-dialog')).VersionsDialog;

export const VersionsOverlay = observer(function VersionsOverlay() {
  const versions = useStore(VersionsKey);
  return <LazyOverlay isOpen={versions.target !== null} load={loadDialog} onFailed={versions.close} />;
});
