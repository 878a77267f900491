import { observer } from 'mobx-react-lite';
import type { OwnCorrection } from '@/core/research/employer-corrections/correction';
import { CorrectionsKey } from '@/stores/research/employer-corrections/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const OwnCorrections = observer(function OwnCorrections({
  corrections,
}: {
  readonly corrections: readonly OwnCorrection[];
}) {
  const { isWithdrawing, withdraw } = useStore(CorrectionsKey);
  return (
    <Section title={messages.yours}>
      {corrections.length === 0 ? <p className="text-ink-2">{messages.none}</p> : null}
      <ul className="grid gap-4">
        {corrections.map(({ correctionId, field, value, source, status, reason }) => {
          const fact = `${messages.fields[field]}: ${value}`;
          return (
            <li key={correctionId} className="grid gap-2">
              <p className="strong wrap-anywhere">{fact}</p>
              <p>
                {messages.states[status]}
                <span className="dot" />
                <TextLink to={source} newTab>
                  {messages.sourceLink}
                </TextLink>
              </p>
              {reason === null ? null : <p className="wrap-anywhere">{messages.reasonIs(reason)}</p>}
              {status === 'WAITING' ? (
                <div>
                  <Button
                    aria-label={messages.withdrawOf(fact)}
                    disabled={isWithdrawing}
                    onClick={() => void withdraw(correctionId)}
                  >
                    {messages.withdraw}
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {corrections.length === 0 ? null : <p className="meta mt-4">{messages.kept}</p>}
    </Section>
  );
});
