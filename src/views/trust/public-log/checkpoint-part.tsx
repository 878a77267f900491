import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import type { LogCheckpoint } from '@/core/trust/public-log/log-checkpoint';
import { PublicLogKey } from '@/stores/trust/public-log/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { messages } from './messages';

const TEXTS = {
  loading: messages.checkpointLoading,
  failedTitle: messages.checkpointFailed,
  tryAgain: messages.tryAgain,
};

export const CheckpointPart = observer(function CheckpointPart() {
  const log = useStore(PublicLogKey);
  return (
    <Section title={messages.checkpoint}>
      <p className="read">{messages.checkpointLead}</p>
      <LoadView state={log.checkpoint} texts={TEXTS} onRetry={log.loadCheckpoint} skeleton={<Skeleton />} level={3}>
        {(checkpoint) => <Checkpoint checkpoint={checkpoint} />}
      </LoadView>
      <p className="read mt-2">{messages.cosignersNote}</p>
    </Section>
  );
});

export function Checkpoint({ checkpoint: { note, keys, cosigners } }: { readonly checkpoint: LogCheckpoint }) {
  return (
    <>
      <pre className="log-note meta mt-2">{note}</pre>
      {keys.map((key) => (
        <p key={key} className="log-line__hash meta">
          {messages.key} {key}
        </p>
      ))}
      <p className="mt-2">
        <a className="link" href="/log/checkpoint" download="checkpoint.txt">
          {messages.save}
        </a>
      </p>
      {cosigners.length === 0 ? (
        <p className="mt-2">{messages.noCosigners}</p>
      ) : (
        <>
          <p className="strong mt-2">{messages.cosigners}</p>
          <ul className="grid" aria-label={messages.cosigners}>
            {cosigners.map(({ name, cosignedOn }) => (
              <li key={name} className="log-line log-line__hash">
                {messages.cosigned(name, formatDate(cosignedOn, 'day'))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
