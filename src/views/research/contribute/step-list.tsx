import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import { CONTRIBUTION_STEPS } from '@/core/research/contribute/contribution-steps';
import type { DraftPlace } from '@/stores/research/contribute/contribution.store';
import type { FormSteps } from '@/stores/research/contribute/form-steps';
import { messages } from './messages';

export interface StepListProps {
  readonly steps: FormSteps;
  readonly titles: readonly string[];
  /** Null if the device can't store the draft. */
  readonly draftPlace: DraftPlace | null;
}

export const StepList = observer(function StepList({ steps, titles, draftPlace }: StepListProps) {
  const { kind, current, reachable } = steps;
  const id = useId();
  return (
    <nav className="hang" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {messages.steps}
      </h2>
      <ol className="steplist">
        {CONTRIBUTION_STEPS[kind].map(({ name, minutes }, place) => (
          <li key={name} className={place === current ? 'is-current' : undefined}>
            <StepLine
              href={place <= reachable && place !== current ? steps.addressOf(place) : null}
              isCurrent={place === current}
            >
              <span className="steplist__mark">
                {place < reachable && place < current ? (
                  <Check size={16} aria-label={messages.stepDone} />
                ) : (
                  <span aria-hidden="true">{place + 1}</span>
                )}
              </span>
              <span>
                <span className="steplist__name">{titles[place]}</span>
                {minutes === 0 || place < current ? null : (
                  <span className="meta num">{plural(minutes, messages.aboutMinutes)}</span>
                )}
              </span>
            </StepLine>
          </li>
        ))}
      </ol>
      {draftPlace === null ? null : <p className="meta">{messages.leaveWhenever[draftPlace]}</p>}
    </nav>
  );
});

interface StepLineProps {
  /** Null if the step cannot be opened, or is open already. */
  readonly href: string | null;
  readonly isCurrent: boolean;
  readonly children: React.ReactNode;
}

function StepLine({ href, isCurrent, children }: StepLineProps) {
  if (href !== null) return <a href={href}>{children}</a>;
  return <div {...(isCurrent ? { 'aria-current': 'step' as const } : {})}>{children}</div>;
}
