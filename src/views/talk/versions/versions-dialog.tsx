import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import type { Version } from '@/core/talk/versions/version';
import { VersionsKey } from '@/stores/talk/versions/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { versionsMessages as messages } from './versions-messages';

const EXPECTED_ROWS = [1, 2, 3] as const;

export const VersionsDialog = observer(function VersionsDialog() {
  const versions = useStore(VersionsKey);
  // The text stays while the dialog fades out.
  const shown = useRef(versions.target);
  if (versions.target !== null) shown.current = versions.target;
  const target = shown.current;
  if (target === null) return null;
  return (
    <Dialog
      open={versions.target !== null}
      onClose={versions.close}
      title={messages.title[target.versionedType]}
      description={messages.lead}
      closeLabel={messages.close}
      sheet="bottom"
      footer={versions.mayErase ? <EraseButton /> : undefined}
    >
      <Loaded />
    </Dialog>
  );
});

const EraseButton = observer(function EraseButton() {
  const versions = useStore(VersionsKey);
  return (
    <Button busy={versions.isErasing} onClick={() => void versions.erase()}>
      {messages.erase}
    </Button>
  );
});

const Loaded = observer(function Loaded() {
  const versions = useStore(VersionsKey);
  return (
    <LoadView
      state={versions.loaded}
      texts={messages}
      level={3}
      onRetry={versions.retry}
      skeletonClass="grid gap-3"
      skeleton={EXPECTED_ROWS.map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ items }) => <VersionList items={items} />}
    </LoadView>
  );
});

function VersionList({ items }: { readonly items: readonly Version[] }) {
  if (items.length === 0) {
    return (
      <EmptyState level={3} title={messages.emptyTitle}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <ol className="rows">
      {items.map((version) => (
        <li key={version.writtenAt} className="grid gap-1 py-3">
          <h3 className="meta num">{messages.from(formatDate(version.writtenAt, 'moment'))}</h3>
          {version.title === null ? null : <p className="strong wrap-anywhere">{version.title}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{version.content}</p>
        </li>
      ))}
    </ol>
  );
}
