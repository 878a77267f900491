import { Fragment } from 'react';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import type { WorkingLine } from '@/core/calculators/calculators/law';
import type { TaxRegime } from '@/core/calculators/calculators/tables/income-tax';
import { employerSide, workingOf } from '@/core/calculators/calculators/take-home-working';
import { Section } from '@/views/kernel/ui/section';
import type { OutcomeProps } from './deferred-content';
import { messages } from './messages';
import { takeHomeMessages as texts } from './take-home-messages';
import { LineHead, LinesTable } from './working';

/** Amounts of both regimes. One is null if the regime has no such line. */
interface PairedLine {
  readonly line: WorkingLine;
  readonly amounts: Readonly<Record<TaxRegime, WorkingLine | null>>;
}

export function TakeHomeWorking({ outcome: { facts, both, regime } }: OutcomeProps) {
  const groups = workingOf(facts, both.new);
  const olds = workingOf(facts, both.old);
  return (
    <>
      <Section title={messages.lineByLine}>
        <table className="work num">
          <caption className="vh">{`${messages.lineByLine}, ${facts.year}, ${messages.rupeesAYear}`}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.rupeesAYear}</th>
              <th scope="col">{messages.regimeShort.new}</th>
              <th scope="col">{messages.regimeShort.old}</th>
            </tr>
          </thead>
          {groups.map((group, index) => (
            <tbody key={group.key}>
              {group.title === '' ? null : (
                <tr className="work__group">
                  <th scope="rowgroup" colSpan={3}>
                    {group.title}
                  </th>
                </tr>
              )}
              {paired(group.lines, olds[index]?.lines ?? []).map((pair) => (
                <Row key={pair.line.text} {...pair} />
              ))}
              <Row isTotal line={group.total} amounts={{ new: group.total, old: olds[index]?.total ?? null }} />
            </tbody>
          ))}
        </table>
      </Section>
      <Section title={texts.employer} className="calc-employer">
        <p className="text-ink-2">{texts.employerLead}</p>
        <LinesTable caption={texts.employer} lines={employerSide(facts, both[regime])} />
      </Section>
    </>
  );
}

/** Pairs the lines of both regimes. A line that only the old regime has comes before the next common line. */
function paired(inNew: readonly WorkingLine[], inOld: readonly WorkingLine[]): readonly PairedLine[] {
  const inBoth = (line: WorkingLine) => inNew.some(({ text }) => text === line.text);
  const pairs: PairedLine[] = [];
  let placed = 0;
  const placeOldUpTo = (end: number) => {
    for (const line of inOld.slice(placed, end)) {
      if (!inBoth(line)) pairs.push({ line, amounts: { new: null, old: line } });
    }
    placed = Math.max(placed, end);
  };
  for (const line of inNew) {
    const place = inOld.findIndex(({ text }) => text === line.text);
    if (place !== -1) placeOldUpTo(place);
    pairs.push({ line, amounts: { new: line, old: inOld[place] ?? null } });
  }
  placeOldUpTo(inOld.length);
  return pairs;
}

function Row({ line, amounts, isTotal = false }: PairedLine & { readonly isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'work__total' : 'work__line'}>
      <LineHead line={line} />
      {(['new', 'old'] as const).map((regime) => (
        <Fragment key={regime}>
          <td>{amounts[regime] === null ? '–' : rupeesText(amounts[regime].amount)}</td>
        </Fragment>
      ))}
    </tr>
  );
}
