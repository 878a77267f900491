import { observer } from 'mobx-react-lite';
import { AcceptedCorrectionsKey } from '@/stores/research/employer-corrections/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

const texts = { ...messages, loading: messages.correctedLoading, failedTitle: messages.correctedFailed };

export const AcceptedCorrections = observer(function AcceptedCorrections() {
  const { listed, reload } = useStore(AcceptedCorrectionsKey);
  return (
    <Section title={messages.corrected}>
      <p className="text-ink-2 mb-4">{messages.correctedLead}</p>
      <LoadView state={listed} texts={texts} onRetry={reload} skeleton={<Skeleton />} level={3}>
        {(corrections) =>
          corrections.length === 0 ? (
            <p className="text-ink-2">{messages.nothingCorrected}</p>
          ) : (
            <ol className="grid gap-3" aria-label={messages.corrected}>
              {corrections.map(({ number, field, before, value, source, month }) => (
                <li key={number} className="wrap-anywhere">
                  {messages.change(messages.fields[field], before, value)}
                  <span className="dot" />
                  {messages.inMonth(month)}
                  <span className="dot" />
                  <TextLink to={source} newTab>
                    {messages.sourceLink}
                  </TextLink>
                </li>
              ))}
            </ol>
          )
        }
      </LoadView>
    </Section>
  );
});
