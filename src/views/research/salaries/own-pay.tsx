import { observer } from 'mobx-react-lite';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryStep } from '@/core/research/salaries/salary';
import { standingOf } from '@/core/research/salaries/standing.rules';
import { OwnPayKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';

export interface OwnPayProps {
  readonly figure: SalaryFigure;
  readonly steps: readonly SalaryStep[];
}

/** Asks for the viewer's own pay, which stays on the device. */
export const OwnPay = observer(function OwnPay({ figure, steps }: OwnPayProps) {
  const own = useStore(OwnPayKey);
  const isWrong = own.typed.trim() !== '' && own.pay === null;
  return (
    <Section title={messages.youAreHere} thin>
      <Field
        label={messages.ownPay}
        hint={own.isOfGuest ? messages.ownPayHintOfGuest : messages.ownPayHint}
        error={isWrong ? messages.ownPayWrong : null}
      >
        <TextInput
          before="₹"
          after={messages.lakh}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={own.typed}
          onValueChange={own.type}
        />
      </Field>
      {own.typed === '' ? null : (
        <Button tone="quiet" className="ps-0" onClick={own.forget}>
          {messages.clearOwnPay}
        </Button>
      )}
      <p className="num" aria-live="polite">
        {own.pay === null ? '' : standingText(own.pay, figure, steps)}
      </p>
    </Section>
  );
});

function standingText(pay: number, figure: SalaryFigure, steps: readonly SalaryStep[]): string {
  const { below, distance } = standingOf(pay, figure, steps);
  if (distance === null) return messages.noStanding;
  const share = below === null ? [] : [messages.standing(below)];
  const gap = payInLakh(Math.abs(distance));
  const side = distance < 0 ? messages.above(gap) : messages.below(gap);
  return [...share, distance === 0 ? messages.atMedian : side].join(' ');
}
