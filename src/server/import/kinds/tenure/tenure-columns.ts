import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import type { ImportColumn } from '@/server/import/columns/column';
import { codeColumn, column, dateColumn, lineColumn } from '@/server/import/columns/column';
import { quarterIn } from '@/server/import/columns/read-date';
import { place } from '@/server/import/columns/shapes';
import { companyColumn } from '../company-column';
import headings from './headings.json';
import { readAnswer, unitFault } from './tenure-words';

function quarterColumn(about: string, guesses: readonly string[], isRequired = false): ImportColumn<string> {
  const date = dateColumn({ about, guesses, isRequired });
  return {
    ...date,
    read: (text, context) => quarterIn(text) ?? date.read(text, context),
  };
}

function answerColumn(question: TenureQuestion, about: string, guesses: readonly string[]): ImportColumn<string> {
  return column({
    about,
    guesses,
    read: (text) => readAnswer(question, text),
    refuses: (texts, header) => unitFault(question, texts, header),
  });
}

const answers = {
  offer: answerColumn('offer', 'whether the offer was kept, changed or withdrawn', [
    'offer kept',
    'offer honoured',
    '=offer',
  ]),
  joiningDelay: answerColumn('joiningDelay', 'days by which joining was moved', [
    'joining delay',
    'days joining was moved',
    'joining delay days',
  ]),
  unpaidTraining: answerColumn('unpaidTraining', 'weeks of unpaid training', [
    'unpaid training',
    'weeks of unpaid training',
    'unpaid training weeks',
  ]),
  bond: answerColumn('bond', 'the sum of a bond or training agreement', [
    'bond',
    'bond amount',
    'service bond',
    'training agreement',
  ]),
  bondDemanded: answerColumn('bondDemanded', 'whether the bond was demanded on leaving', [
    'bond demanded',
    'bond demanded on leaving',
  ]),
  originalsKept: answerColumn('originalsKept', 'whether original certificates were kept', [
    'originals kept',
    'original certificates kept',
    'certificates kept',
  ]),
  variablePaid: answerColumn('variablePaid', 'variable pay received as a share of what was promised, in %', [
    'variable paid',
    'variable pay received',
    'share of variable pay received',
    'variable paid %',
  ]),
  exerciseWindow: answerColumn('exerciseWindow', 'days to exercise ESOPs after leaving', [
    'exercise window',
    'esop exercise window',
    'days to exercise esops',
  ]),
  buyback: answerColumn('buyback', 'whether an ESOP buyback ever happened', ['buyback', 'esop buyback']),
  exit: answerColumn('exit', 'how it ended', [
    'exit',
    'exit type',
    'how it ended',
    'reason for leaving',
    'separation type',
  ]),
  noticeDays: answerColumn('noticeDays', 'days of notice in the letter', [
    'notice days',
    'days of notice',
    'notice period',
    'notice period days',
  ]),
  notice: answerColumn('notice', 'whether notice was served, bought out or waived', [
    'notice',
    'notice was',
    'notice served',
  ]),
  relievingLetter: answerColumn('relievingLetter', 'when the relieving letter came', [
    'relieving letter',
    'experience letter',
  ]),
  settlement: answerColumn('settlement', 'days from the last day to the final settlement', [
    'settlement',
    'settlement days',
    'days to final settlement',
    'full and final settlement',
    'fnf days',
  ]),
  shortPaid: answerColumn('shortPaid', 'whether less was paid than due', [
    'short paid',
    'less than due',
    'settlement short paid',
  ]),
  pfExit: answerColumn('pfExit', 'days until the PF exit date was marked', [
    'pf exit',
    'days to pf exit date',
    'pf exit days',
    'pf exit date marked',
  ]),
} satisfies Readonly<Record<TenureQuestion, ImportColumn<string>>>;

export const tenureColumns = {
  company: companyColumn({
    about: "the company's name; a file of one company has it in its name",
    guesses: headings.company,
  }),
  joined: quarterColumn(
    'the quarter, month or day of joining',
    ['joined', 'joining quarter', 'joining date', 'date of joining', 'joined on', 'start date'],
    true,
  ),
  left: quarterColumn('the quarter, month or day of leaving', [
    'left',
    'last day quarter',
    'last working day',
    'left on',
    'end date',
    'exit date',
  ]),
  date: dateColumn({
    about: 'the day or month of the report',
    guesses: headings.date,
  }),
  id: codeColumn({
    about: "the report's own id in the file's source",
    guesses: headings.id,
    isIdentity: true,
  }),
  jobProfile: lineColumn({
    about: 'the job title; figures are of its family',
    guesses: headings.jobProfile,
  }),
  department: lineColumn({ about: "the author's department", guesses: headings.department }),
  location: lineColumn({ about: 'the city', shape: place, guesses: headings.location }),
  ...answers,
} as const;
