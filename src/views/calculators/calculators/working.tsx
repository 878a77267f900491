import CalendarClock from 'lucide-react/icons/calendar-clock';
import { memo } from 'react';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { dayText } from '@/core/calculators/calculators/calendar';
import type { MissingLawTable, WorkingLine } from '@/core/calculators/calculators/law';
import { noTableText } from '@/core/calculators/calculators/law';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';
import { sentences } from './sentences';

export function LineExplanation({ line }: { readonly line: WorkingLine }) {
  const status = messages.status[line.status];
  return (
    <details className="why">
      <summary aria-label={messages.whyOf(line.text)}>{messages.why}</summary>
      <p>
        {sentences(
          `${line.rule}.`,
          `${messages.since} ${dayText(line.since)}${status === '' ? '' : ` (${status})`}.`,
          `${messages.source}: ${line.source}; ${messages.checkedOn} ${dayText(line.checkedOn)}.`,
          line.scope ?? '',
        )}
      </p>
    </details>
  );
}

export function StatusNote({ line }: { readonly line: WorkingLine }) {
  if (line.status === 'in-force') return null;
  return (
    <small className="calc-status">
      {`${messages.status[line.status]}${line.note === null || line.note === '' ? '' : `: ${line.note}`}`}
    </small>
  );
}

export interface LinesTableProps {
  readonly caption: string;
  readonly lines: readonly WorkingLine[];
}

export function LinesTable({ caption, lines }: LinesTableProps) {
  return (
    <table className="work num">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.rupees}</th>
          <th scope="col">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.text}>
            <LineHead line={line} />
            <td>{rupeesText(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const LineHead = memo(function LineHead({ line }: { readonly line: WorkingLine }) {
  return (
    <th scope="row">
      <span>{line.text}</span>
      <LineExplanation line={line} />
      {line.detail === '' ? null : <small>{line.detail}</small>}
      <StatusNote line={line} />
    </th>
  );
}, isSameHead);

/** Avoids rerendering heads, because most stay the same when a keystroke changes amounts. */
function isSameHead(
  { line: one }: { readonly line: WorkingLine },
  { line: other }: { readonly line: WorkingLine },
): boolean {
  return (
    one.text === other.text &&
    one.detail === other.detail &&
    one.rule === other.rule &&
    one.since === other.since &&
    one.source === other.source &&
    one.checkedOn === other.checkedOn &&
    one.note === other.note &&
    one.status === other.status
  );
}

export function Refusal({ failure }: { readonly failure: MissingLawTable }) {
  return (
    <Callout tone="info" live icon={<CalendarClock size={20} aria-hidden="true" />}>
      {noTableText(failure)}
    </Callout>
  );
}

export function FixInputFirst() {
  return <p className="text-ink-2">{messages.fixFirst}</p>;
}
