import './anonymity-meter.css';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CountedKind, RoundedCount } from '@/core/research/contribute/similar-contributions.rules';
import { OMITTABLE_FACTS } from '@/core/research/contribute/similar-contributions.rules';
import type { SimilarContributionsStore } from '@/stores/research/contribute/similar-contributions.store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { meterMessages as messages } from './meter-messages';

const REST_MS = 500;

export interface AnonymityMeterProps {
  readonly similar: SimilarContributionsStore;
}

export const AnonymityMeter = observer(function AnonymityMeter({ similar }: AnonymityMeterProps) {
  const said = JSON.stringify(similar.facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts again when the facts change.
  useEffect(() => {
    const rest = setTimeout(() => void similar.count(), REST_MS);
    return () => clearTimeout(rest);
  }, [similar, said]);
  const { state } = similar;
  if (similar.facts === null) return null;
  return (
    <Section title={messages.title}>
      <div className="meter" aria-live="polite">
        {state.state === 'ready' ? <Meter count={state.value.alike} kind={similar.kind} /> : null}
        {state.state === 'failed' ? <p>{messages.failed}</p> : null}
        {state.state === 'loading' || state.state === 'idle' ? (
          <>
            <p className="meta">{messages.counting}</p>
            <Ticks filled={0} />
          </>
        ) : null}
      </div>
      <ShowLess similar={similar} />
      <p className="meta mt-2">{messages.how}</p>
    </Section>
  );
});

const TICKS = Array.from({ length: 20 }, (_, place) => place);

interface MeterProps {
  readonly count: RoundedCount;
  readonly kind: CountedKind;
}

function Meter({ count, kind }: MeterProps) {
  const isFew = count === 0;
  return (
    <>
      <p className="num">
        <b className="meter__count">{isFew ? messages.few : messages.about(count)}</b> {messages.show[kind]}
      </p>
      <Ticks filled={Math.max(count, 1)} />
      <p>{isFew ? messages.tooFew[kind] : messages.enough}</p>
    </>
  );
}

function Ticks({ filled }: { readonly filled: number }) {
  return (
    <ol className="meter__ticks" aria-hidden="true">
      {TICKS.map((place) => (
        <li key={place} className={place < filled ? 'is-on' : undefined} />
      ))}
    </ol>
  );
}

const ShowLess = observer(function ShowLess({ similar }: AnonymityMeterProps) {
  const { state, canLeaveOut, leaveOut } = similar;
  if (state.state !== 'ready') return null;
  const { without } = state.value;
  const said = OMITTABLE_FACTS.flatMap((fact) => {
    const count = without[fact];
    return count === null || !canLeaveOut(fact) ? [] : [{ fact, count }];
  });
  if (said.length === 0) return null;
  const isNoHelp = said.every(({ count }) => count === 0);
  return (
    <>
      <h3 className="h3 mt-4">{messages.less}</h3>
      {isNoHelp ? <p className="meta">{messages.noHelp}</p> : null}
      <ul className="meter__less">
        {said.map(({ fact, count }) => (
          <li key={fact}>
            <Button tone="quiet" onClick={() => leaveOut(fact)}>
              {messages.leaveOut[fact]}
            </Button>
            {isNoHelp ? null : <span className="meta num">{count === 0 ? messages.few : messages.about(count)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
});
