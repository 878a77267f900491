import { observer } from 'mobx-react-lite';
import { formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import type { LogLine } from '@/core/trust/public-log/log-line.rules';
import type { LogTotal } from '@/core/trust/public-log/log-sum';
import { PublicLogKey } from '@/stores/trust/public-log/keys';
import { Hooks } from '@/views/kernel/common/hooks';
import { LoadView } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useStore } from '@/views/kernel/common/use-store';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { ComplaintSumsPart } from '../complaints/complaint-sums';
import { GrievancesAside } from '../legal/grievances-aside';
import { LegalPlaces } from '../legal/legal-places';
import { CheckpointPart } from './checkpoint-part';
import { messages } from './messages';
import { StarSums } from './star-sums';

const SUM_TEXTS = { loading: messages.sumsLoading, failedTitle: messages.sumsFailed, tryAgain: messages.tryAgain };

export const PublicLogScreen = observer(function PublicLogScreen() {
  const log = useStore(PublicLogKey);
  const isEmpty = log.lines.state.state === 'ready' && log.lines.items.length === 0;
  return (
    <ScreenFrame places={<LegalPlaces />} aside={<GrievancesAside />}>
      <Section level={1} title={messages.title}>
        <p className="read">{messages.lead}</p>
        <Hooks hooks={messages.path} />
      </Section>
      <Log />
      {isEmpty ? null : (
        <Section title={messages.sums}>
          <LoadView state={log.sums} texts={SUM_TEXTS} onRetry={log.loadSums} skeleton={<Skeleton />} level={3}>
            {({ sums }) => <Sums sums={sums} />}
          </LoadView>
        </Section>
      )}
      {log.sums.state === 'ready' && !(isEmpty && log.sums.value.stars.length === 0) ? (
        <StarSums stars={log.sums.value.stars} />
      ) : null}
      <ComplaintSumsPart />
      <details className="hang grid gap-6">
        <summary className="link link--block">{messages.forDevelopers}</summary>
        <CheckpointPart />
        <Section title={messages.check}>
          <p className="read">{messages.checkText}</p>
          <p className="read mt-2">{messages.format}</p>
        </Section>
      </details>
    </ScreenFrame>
  );
});

const Log = observer(function Log() {
  const log = useStore(PublicLogKey);
  return (
    <Section title={messages.log}>
      <LoadView state={log.lines.state} texts={messages} onRetry={log.lines.reload} skeleton={<Skeleton />}>
        {() => <Lines />}
      </LoadView>
    </Section>
  );
});

const Lines = observer(function Lines() {
  const { lines } = useStore(PublicLogKey);
  if (lines.items.length === 0) {
    return (
      <EmptyState level={3} title={messages.empty}>
        {messages.emptyWhen}
      </EmptyState>
    );
  }
  const texts = {
    more: messages.more,
    loading: messages.loading,
    failed: messages.moreFailed,
    retry: messages.tryAgain,
    done: messages.end,
  };
  return (
    <>
      <ol className="grid" aria-label={messages.caption}>
        {lines.items.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      <LoadMore status={moreStatusOf(lines)} onLoadMore={() => void lines.loadMore()} texts={texts} />
    </>
  );
});

function Line({ line: { number, month, kind, act, place, rule, origin, salt, hash } }: { readonly line: LogLine }) {
  return (
    <li className="log-line">
      <p className="meta num">
        {messages.line} {groupIndian(number)}
        <span className="dot" />
        {formatMonth(month)}
      </p>
      <p className="strong">
        {moderationMessages.acts[act]}: {moderationMessages.kinds[kind]}, {place ?? messages.somePlace}
      </p>
      <p className="text-ink-2">
        {messages.rule}: {rule === null ? messages.noRule : `${ruleById(rule).number}, ${ruleById(rule).title}`}
        <span className="dot" />
        {messages.askedBy}: {moderationMessages.origins[origin]}
      </p>
      {salt === null ? <p className="text-ink-2">{messages.takenOut}</p> : null}
      <details className="meta log-line__hash">
        <summary className="py-2">
          {messages.hash}
          <VisuallyHidden>{messages.ofLine(groupIndian(number))}</VisuallyHidden>
        </summary>
        {hash}
      </details>
    </li>
  );
}

function Sums({ sums }: { readonly sums: readonly LogTotal[] }) {
  if (sums.length === 0) return <p className="text-ink-2">{messages.noSums}</p>;
  return (
    <ul className="grid">
      {sums.map(({ month, kind, act, count }) => (
        <li key={`${month} ${kind} ${act}`} className="log-line num">
          {formatMonth(month)}
          <span className="dot" />
          {moderationMessages.kinds[kind]}, {moderationMessages.acts[act].toLowerCase()}:{' '}
          <span className="strong">{count === null ? messages.fewer : groupIndian(count)}</span>
        </li>
      ))}
    </ul>
  );
}
