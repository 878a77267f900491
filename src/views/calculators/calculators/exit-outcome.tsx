import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { dayText } from '@/core/calculators/calculators/calendar';
import type { Exact } from '@/core/calculators/calculators/exact';
import type { ExitEntry } from '@/core/calculators/calculators/exit-form';
import type { ExitLine, ExitResult } from '@/core/calculators/calculators/exit-result.rules';
import { yearsText } from '@/core/calculators/calculators/gratuity.rules';
import type { WorkingLine } from '@/core/calculators/calculators/law';
import type { ExitDue } from '@/core/calculators/calculators/tables/exit-due-row';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { LawNote } from './exit-law';
import { exitMessages as texts } from './exit-messages';
import { messages } from './messages';
import { LineExplanation, StatusNote } from './working';

export interface ExitOutcomeProps {
  readonly entry: ExitEntry;
  readonly result: ExitResult;
}

interface DueProps extends ExitOutcomeProps {
  readonly line: ExitLine;
}

export function ExitOutcome({ entry, result }: ExitOutcomeProps) {
  return (
    <>
      <Headline entry={entry} result={result} />
      <Section title={texts.when}>
        <table className="work exit-when num">
          <caption className="vh">{texts.when}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.by}</th>
              <th scope="col">{messages.amount}</th>
            </tr>
          </thead>
          <tbody>
            {result.lines.map((line) => (
              <Due key={`${line.due} ${line.year ?? ''}`} line={line} entry={entry} result={result} />
            ))}
          </tbody>
        </table>
      </Section>
      {result.parts.lastPay === null ? null : <Sum entry={entry} result={result} />}
    </>
  );
}

function Headline({ entry, result: { lines, total, parts } }: ExitOutcomeProps) {
  const wages = lines.find(({ due }) => due === 'wages');
  if (wages === undefined) return null;
  return (
    <section aria-label={messages.result}>
      <dl className="calc-sums num">
        <div>
          <dt>{texts.wagesBy}</dt>
          <dd>
            <span>{wages.day === null ? texts.noWagesDay : dayText(wages.day)}</span>
            <LawNote row={wages.row} about={texts.dues.wages} />
          </dd>
        </div>
        <div>
          <dt>{total?.lt(0) ? texts.youOwe : texts.sumOf}</dt>
          <dd>
            <span translate="no">{total === null ? '–' : rupeesText(total.abs())}</span>
            <small>{total === null ? noSumText(entry, parts) : texts.beforeTax}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function noSumText({ gratuity, facts }: ExitEntry, { lastPay }: ExitResult['parts']): string {
  if (lastPay === null) return texts.noSum;
  const isByLaw = facts.employer === 'twenty' || facts.employer === 'ten';
  return gratuity === null && isByLaw ? texts.noFirstDay : texts.sumByContract;
}

function Due({ line, entry, result }: DueProps) {
  const { due, row, year } = line;
  const name = year === null ? texts.dues[due] : texts.bonusOf(year);
  const detail = detailOf({ line, entry, result });
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        {detail === '' ? null : <small>{detail}</small>}
        <LawNote row={row} about={name} />
      </th>
      <td>{dayCell(line, result)}</td>
      <td>{amountCell(line)}</td>
    </tr>
  );
}

function detailOf({ line: { due, row }, entry, result: { gratuity, isArguable } }: DueProps): string {
  if (due === 'gratuity' && gratuity?.isEligible === false) {
    if (isArguable) return texts.arguable;
    return entry.facts.reason === 'fixedTermEnd' ? texts.shortTerm : texts.belowFive;
  }
  if (due === 'gratuityClaim') return texts.details.gratuityClaim;
  if (due === 'fundReturn') return texts.details.transfer;
  return row.term.kind === 'workingDays' ? texts.details.workingDays(row.term.days) : '';
}

/** Dues with an earliest date instead of a deadline. */
const FROM: readonly ExitDue[] = ['fundExit', 'fundRest'];

function dayCell({ due, day }: ExitLine, { gratuity }: ExitResult): string {
  if (day !== null) return FROM.includes(due) ? texts.from(dayText(day)) : dayText(day);
  return due === 'gratuity' && gratuity?.isEligible === false ? texts.notDue : texts.noDay;
}

function amountCell({ due, amount }: ExitLine): string {
  if (amount === null) return '–';
  return due === 'bonus' ? `${texts.details.atLeast} ${rupeesText(amount)}` : rupeesText(amount);
}

function Sum({ entry, result: { parts, total, gratuity } }: ExitOutcomeProps) {
  const { lastPay, leave, notice } = parts;
  const owed = notice?.lt(0) === true;
  const days = entry.notice?.pay.shortfallDays ?? 0;
  return (
    <Section title={texts.sum}>
      <table className="work num">
        <caption className="vh">{texts.sum}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.rupees}</th>
            <th scope="col">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Part
            name={texts.parts.lastPay}
            detail={texts.partDetails.lastPay(dayText(entry.unpaidFrom), dayText(entry.facts.lastDay))}
            amount={lastPay}
          />
          <Part name={texts.parts.leave} detail={texts.partDetails.leave} amount={leave} />
          <Part
            name={texts.parts.gratuity}
            detail={gratuity === null ? '' : texts.partDetails.gratuity(yearsText(gratuity.countedYears))}
            amount={parts.gratuity}
            lines={gratuity?.lines}
          />
          <Part
            name={owed ? texts.parts.noticeOwed : texts.parts.noticePaid}
            detail={texts.partDetails.notice(days)}
            amount={notice}
          />
          {total === null ? null : (
            <tr className="work__total">
              <th scope="row">{texts.total}</th>
              <td>{rupeesText(total)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="calc-small">
        <TextLink to="/salaries/gratuity-calculator">{texts.taxElsewhere}</TextLink>
      </p>
    </Section>
  );
}

interface PartProps {
  readonly name: string;
  readonly detail: string;
  /** Null to hide the part. */
  readonly amount: Exact | null;
  readonly lines?: readonly WorkingLine[] | undefined;
}

function Part({ name, detail, amount, lines }: PartProps) {
  if (amount === null) return null;
  const due = lines?.find(({ status }) => status !== 'in-force') ?? lines?.[0];
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        {due === undefined ? null : <LineExplanation line={due} />}
        {detail === '' ? null : <small>{detail}</small>}
        {due === undefined ? null : <StatusNote line={due} />}
      </th>
      <td>{rupeesText(amount)}</td>
    </tr>
  );
}
