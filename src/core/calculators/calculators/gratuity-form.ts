import type { Day } from './calendar';
import { dayText } from './calendar';
import type { Exact } from './exact';
import type { FieldProblems, TypedFields } from './form-reading';
import { FormReading } from './form-reading';
import type { EndReason, GratuityFacts } from './gratuity.rules';
import { END_REASONS } from './gratuity.rules';
import type { ServiceTime } from './service-time';
import { isDay, serviceBetween } from './service-time';

export const EMPLOYERS = ['covered', 'notCovered', 'government'] as const;

/** The initial form. The days are filled in from today. */
const GRATUITY_START = {
  employer: 'covered',
  reason: 'resignation',
  firstDay: '',
  lastDay: '',
  basic: '40,000',
  otherPay: '',
  received: '',
  exemptEarlier: '',
} satisfies TypedFields;

export interface ReadGratuity {
  readonly facts: GratuityFacts | null;
  /** The facts that other forms share. They are valid even if other fields have problems. */
  readonly shared: Pick<GratuityFacts, 'isGovernment' | 'lastDay'>;
  readonly problems: FieldProblems;
}

/** `today` is the day in India, and the default last day. */
export function readGratuity(typed: TypedFields, today: Day): ReadGratuity {
  const form = new FormReading(typed);
  const employer = form.choice('employer', 'the employer', EMPLOYERS) ?? 'covered';
  const reason: EndReason = form.choice('reason', 'how the job ends', END_REASONS) ?? 'resignation';
  const { service, lastDay } = readService(form, today);
  const basic = form.amount('basic', { name: 'basic pay and dearness allowance of a month', per: 'month' });
  const facts: GratuityFacts = {
    isCovered: employer !== 'notCovered',
    isGovernment: employer === 'government',
    reason,
    service,
    lastDay,
    basic,
    otherPay: form.amount('otherPay', { name: 'other pay', per: 'month', isOptional: true }),
    received: form.text('received').trim() === '' ? null : receivedIn(form),
    exemptEarlier: form.amount('exemptEarlier', { name: 'what was free of tax before', isOptional: true }),
  };
  return { facts: form.isFree ? facts : null, shared: facts, problems: form.problems };
}

function receivedIn(form: FormReading): Exact {
  return form.amount('received', { name: 'the gratuity that was paid', isOptional: true });
}

const NO_SERVICE: ServiceTime = { years: 0, months: 0, days: 0 };
const MAX_YEARS = 70;

function readService(form: FormReading, today: Day): { readonly service: ServiceTime; readonly lastDay: Day } {
  const first = readDay(form, 'firstDay', 'the day on which you joined');
  const last = readDay(form, 'lastDay', 'the last day of work');
  if (first === null || last === null) return { service: NO_SERVICE, lastDay: last ?? today };
  if (first > today) form.refuse('firstDay', `${dayText(first)} is still to come. Enter the day on which you joined.`);
  else if (last < first) form.refuse('lastDay', `The last day is before ${dayText(first)}, when the work began.`);
  const service = last < first ? NO_SERVICE : serviceBetween(first, last);
  if (service.years > MAX_YEARS) form.refuse('firstDay', `That is more than ${MAX_YEARS} years of work.`);
  return { service, lastDay: last };
}

function readDay(form: FormReading, field: string, name: string): Day | null {
  const typed = form.text(field).trim();
  if (isDay(typed)) return typed;
  form.refuse(field, typed === '' ? `Enter ${name}.` : `${typed} is not a real date. Enter ${name}.`);
  return null;
}

export function serviceText({ years, months, days }: ServiceTime): string {
  const part = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]);
  const parts = [...part(years, 'year'), ...part(months, 'month'), ...part(days, 'day')];
  return parts.length === 0 ? 'no day' : parts.join(' ');
}

const EXAMPLE_YEARS = 7;

export function gratuityStartOn(today: Day): TypedFields {
  const year = Number(today.slice(0, 4)) - EXAMPLE_YEARS;
  return { ...GRATUITY_START, firstDay: `${year}${today.slice(4, 8)}01`, lastDay: today };
}
