import Link2 from 'lucide-react/icons/link-2';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Printer from 'lucide-react/icons/printer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { calculatorPlaces } from '@/core/calculators/calculators/calculator-places';
import { formatDate } from '@/core/kernel/formatting/date';
import type { CalculatorForm } from '@/stores/calculators/calculators/calculator-form';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { BrandKey, FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { Button } from '@/views/kernel/ui/button';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { sentences } from './sentences';

export interface CalculatorPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly form: CalculatorForm;
  readonly hasExample?: boolean;
  readonly fields: ReactNode;
  /** True if the fields form a sentence above the result. */
  readonly isSentence?: boolean;
  readonly leavesOut: string;
  readonly result: ReactNode;
  readonly hasResult?: boolean;
  /** A line that stays visible while the result is below the fields. Null without a result. */
  readonly answer?: string | null;
  readonly children?: ReactNode;
}

export const CalculatorPage = observer(function CalculatorPage(props: CalculatorPageProps) {
  const {
    title,
    lead,
    form,
    hasExample = true,
    fields,
    isSentence = false,
    leavesOut,
    result,
    hasResult = true,
    answer = null,
    children,
  } = props;
  const { screens, path } = useStore(NavigationKey);
  const brand = useStore(BrandKey);
  const places = calculatorPlaces(screens);
  return (
    <div className="calc-page">
      <div className="hang">
        <BackLink to="/calculators">{messages.calculators}</BackLink>
        <h1 className="h1">{title}</h1>
        {lead === undefined ? null : <p className="read text-ink-2 mt-3">{lead}</p>}
      </div>
      <LinkTabs
        label={messages.calculators}
        tabs={places.map(({ href, label }) => ({ to: href, label, current: href === path }))}
      />
      <div className={isSentence ? 'calc calc--sentence' : 'calc'}>
        <form className="calc-form" aria-label={messages.form} onSubmit={(event) => event.preventDefault()}>
          {fields}
          <p className="calc-safe">
            <LockKeyhole size={18} aria-hidden="true" />
            <span>{sentences(messages.onDevice, form.isOfGuest ? messages.keptForGuest : messages.keptForUser)}</span>
          </p>
          {form.isExample ? null : (
            <div>
              <Button tone="quiet" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={form.forget}>
                {messages.clear}
              </Button>
            </div>
          )}
        </form>
        <div className="calc-result">
          {hasExample && form.isExample ? <p className="meta calc-example">{messages.example}</p> : null}
          <div className="calc-main">{result}</div>
          <div className="calc-rest">
            {isSentence ? children : null}
            <CalculatorActs form={form} path={path} hasResult={hasResult} />
            {isSentence ? null : children}
            <Section title={messages.leavesOut} thin>
              <p className="text-ink-2">{sentences(leavesOut, messages.estimate)}</p>
            </Section>
          </div>
        </div>
      </div>
      {/* Screen readers hear only what changed. They reach the result itself by moving to it. */}
      {answer === null ? null : (
        <p className="calc-answer num" aria-hidden="true">
          {answer}
        </p>
      )}
      <p className="calc-printed">{messages.printed(brand, path, formatDate(form.today, 'day'))}</p>
      <p className="vh" role="status">
        {form.announced}
      </p>
    </div>
  );
});

const CalculatorActs = observer(function CalculatorActs({
  form,
  path,
  hasResult,
}: {
  readonly form: CalculatorForm;
  readonly path: string;
  readonly hasResult: boolean;
}) {
  const features = useStore(FeaturesKey);
  if (!hasResult) return null;
  return (
    <div className="calc-acts">
      <Button
        icon={<Printer size={18} aria-hidden="true" />}
        onClick={() => void features.ask(SharingKey, (sharing) => sharing.printPage())}
      >
        {messages.print}
      </Button>
      <Button
        icon={<Link2 size={18} aria-hidden="true" />}
        onClick={() => void features.ask(SharingKey, (sharing) => void sharing.copyLink(form.sharedAddress(path)))}
      >
        {messages.copyLink}
      </Button>
      <span className="meta">{messages.copyHint}</span>
    </div>
  );
});
