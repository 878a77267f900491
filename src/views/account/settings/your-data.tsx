import Download from 'lucide-react/icons/download';
import FileArchive from 'lucide-react/icons/file-archive';
import { observer } from 'mobx-react-lite';
import type { DataExport } from '@/core/account/settings/data-export';
import { exportAddress } from '@/core/account/settings/data-export';
import { formatDate } from '@/core/kernel/formatting/date';
import { DataExportsKey } from '@/stores/account/settings/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { messages } from './messages';

export const YourData = observer(function YourData() {
  const exports = useStore(DataExportsKey);
  return (
    <Section title={messages.data}>
      <p className="text-ink-2">{messages.dataText}</p>
      <LoadView
        level={3}
        state={exports.state}
        texts={{ loading: messages.dataLoading, failedTitle: messages.dataNotLoaded, tryAgain: messages.tryAgain }}
        onRetry={exports.load}
        skeletonClass="py-3"
        skeleton={<Skeleton />}
      >
        {(items) => <Exports items={items} />}
      </LoadView>
    </Section>
  );
});

const Exports = observer(function Exports({ items }: { readonly items: readonly DataExport[] }) {
  const exports = useStore(DataExportsKey);
  const isMaking = items.some(({ state }) => state === 'making');
  return (
    <>
      <ul aria-live="polite">
        {items.map((item) => (
          <ExportRow key={item.exportId} item={item} />
        ))}
      </ul>
      <Button
        className="mt-3"
        busy={exports.isStarting}
        disabled={isMaking && !exports.isStarting}
        onClick={() => void exports.begin()}
      >
        {items.length === 0 ? messages.exportAct : messages.exportAgain}
      </Button>
    </>
  );
});

const ExportRow = observer(function ExportRow({ item }: { readonly item: DataExport }) {
  const exports = useStore(DataExportsKey);
  const isFetched = exports.isFetched(item);
  const { exportId, state, createdOn } = item;
  return (
    <li className="archive">
      <FileArchive size={22} aria-hidden="true" />
      <div>
        <span className="strong">{messages.exportOf(formatDate(createdOn, 'day'))}</span>
        <div className="meta num">{isFetched ? messages.fetched : stateOf(item)}</div>
        {state === 'making' ? (
          <progress
            className="export-progress"
            max={100}
            value={item.progress}
            aria-label={messages.making(item.progress)}
          />
        ) : null}
      </div>
      {state === 'ready' && !isFetched ? (
        <a className="btn" href={exportAddress(item)} download onClick={() => exports.fetched(exportId)}>
          <Download size={18} aria-hidden="true" />
          {messages.download}
        </a>
      ) : null}
    </li>
  );
});

function stateOf({ state, progress, expiresOn }: DataExport): string {
  switch (state) {
    case 'making':
      return messages.making(progress);
    case 'ready':
      return messages.ready(formatDate(expiresOn, 'day'));
    case 'failed':
      return messages.exportFailed;
  }
}
