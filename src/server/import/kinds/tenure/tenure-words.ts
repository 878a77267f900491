import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { TENURE_ANSWERS } from '@/core/research/tenure/tenure.rules';
import { UnreadableText } from '@/server/import/columns/unreadable';

type Unit = 'days' | 'weeks' | '%';

/** The answers by amount: each upper limit with its answer, and the answer for larger amounts. */
interface Bands {
  readonly unit: Unit;
  readonly limits: readonly (readonly [limit: number, code: string])[];
  readonly more: string;
  readonly unclear?: readonly [from: number, to: number];
}

const BANDS: { readonly [Question in TenureQuestion]?: Bands } = {
  joiningDelay: { unit: 'days', limits: [[0, 'NONE'], ...upTo(30, 90)], more: 'OVER_90' },
  unpaidTraining: { unit: 'weeks', limits: [[0, 'NONE'], ...upTo(4, 12)], more: 'OVER_12' },
  variablePaid: { unit: '%', limits: [[0, 'NOTHING'], ...upTo(50, 80, 100)], more: 'OVER_100' },
  exerciseWindow: { unit: 'days', limits: upTo(30, 90, 365), more: 'OVER_365' },
  noticeDays: { unit: 'days', limits: [[0, 'NONE'], ...upTo(30, 60, 90)], more: 'OVER_90' },
  // Two working days may be three to five calendar days, so such amounts are unclear.
  settlement: {
    unit: 'days',
    limits: [[2, 'TWO_WORKING_DAYS'], ...upTo(30, 60, 90)],
    more: 'OVER_90',
    unclear: [3, 5],
  },
  pfExit: { unit: 'days', limits: upTo(60), more: 'LATER' },
};

const YES_NO: readonly (readonly [string, string])[] = [
  ['YES', 'yes|y|true|1'],
  ['NO', 'no|n|false|0'],
];

const WORDS: { readonly [Question in TenureQuestion]?: readonly (readonly [code: string, words: string])[] } = {
  offer: [
    ['KEPT', '(?:offer )?(?:was )?(?:kept|honou?red)'],
    ['CHANGED', '(?:offer )?(?:was )?(?:changed|revised)'],
    ['WITHDRAWN', '(?:offer )?(?:was )?(?:withdrawn|revoked|rescinded)(?: before resigning)?'],
    [
      'WITHDRAWN_AFTER_RESIGNING',
      '(?:offer )?(?:was )?(?:withdrawn|revoked|rescinded) after (?:i )?resign(?:ed|ing|ation)(?: elsewhere)?',
    ],
  ],
  joiningDelay: [
    ['NONE', 'not moved|on time|no delay'],
    ['NEVER_JOINED', 'never joined|did(?: not|n.t) join'],
  ],
  unpaidTraining: [['NONE', 'no training|no unpaid training|no']],
  bond: [['NONE', 'no bond|no|0']],
  bondDemanded: [...YES_NO, ['YES', 'demanded'], ['NO', 'not demanded']],
  originalsKept: [...YES_NO, ['YES', 'kept(?: by the company)?'], ['NO', 'not kept']],
  variablePaid: [['NOTHING', 'nothing(?: paid)?|not paid']],
  buyback: [...YES_NO, ['NO', 'never'], ['YES', 'at least once']],
  exit: [
    ['STILL_THERE', 'still there|still employed|current employee'],
    ['RESIGNED', 'resigned|resignation'],
    ['CONTRACT_ENDED', 'contract ended|end of contract'],
    ['ASKED_TO_RESIGN', 'asked to resign|forced to resign|forced resignation'],
    ['LAID_OFF', 'laid off|layoff|retrenched|retrenchment'],
  ],
  noticeDays: [['NONE', 'no notice']],
  notice: [
    ['SERVED', '(?:notice )?served(?: in full)?'],
    ['BOUGHT_OUT', 'bought out|buy[- ]?out'],
    ['WAIVED', '(?:notice )?waived'],
    ['BUYOUT_REFUSED', 'buy[- ]?out refused'],
  ],
  relievingLetter: [
    ['LAST_DAY', '(?:on )?(?:the )?last (?:working )?day'],
    ['UP_TO_30', 'within 30 days'],
    ['LATER', 'later|after 30 days'],
    ['NOT_YET', 'not yet'],
    ['AGAINST_PAYMENT', '(?:only )?against payment'],
    ['REFUSED', 'refused'],
  ],
  settlement: [
    ['TWO_WORKING_DAYS', '(?:within )?(?:two|2) working days'],
    ['UP_TO_30', 'within 30 days|30 or fewer'],
    ['NOT_YET', 'not (?:paid )?yet'],
  ],
  shortPaid: [...YES_NO, ['YES', 'short[- ]?paid'], ['NO', 'paid in full']],
  pfExit: [
    ['LATER', 'later|after 60 days'],
    ['NOT_YET', 'not (?:marked )?yet'],
    ['NOT_APPLICABLE', 'no pf'],
  ],
};

const RUPEES =
  /^(?:(up to|more than|over) )?(?:₹|rs\.? ?|inr ?)?([\d,]*\d(?:\.\d+)?) ?(lakhs?|lacs?|l)?(?: ?(?:-|–|to) ?(?:₹|rs\.? ?)?([\d,]*\d(?:\.\d+)?) ?(lakhs?|lacs?|l)?)?$/;
const LAKH = 100_000;
/** The minimum sum in rupees. Smaller sums without a unit may be lakhs or thousands. */
const MIN_RUPEES = 5_000;
const AMOUNT =
  /^(?:(up to|within|more than|over|after) )?(\d+(?:\.\d+)?)(?: ?(?:-|–|to) ?(\d+(?:\.\d+)?))?(\+)? ?(days?|weeks?|%|percent|[a-z]+)?(?: later)?$/;

/** Reads an answer: its code, the form's words, or an amount within one band. */
export function readAnswer(question: TenureQuestion, written: string): string | UnreadableText {
  const text = written.toLowerCase().replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  const codes: readonly string[] = TENURE_ANSWERS[question];
  const code = codes.find((one) => one.toLowerCase() === text.replaceAll(/[ -]/g, '_'));
  if (code !== undefined) return code;
  const [named] = WORDS[question]?.find(([, words]) => new RegExp(`^(?:${words})$`).test(text)) ?? [];
  if (named !== undefined) return named;
  if (question === 'bond') return bondOf(text);
  const bands = BANDS[question];
  return bands === undefined
    ? new UnreadableText(`is not an answer (${codes.join(', ')})`)
    : bandOf(bands, text, codes);
}

/** Explains why amounts cannot be read: they have another unit, or no unit. Returns null if they can. */
export function unitFault(question: TenureQuestion, texts: readonly string[], header: string): string | null {
  const unit = BANDS[question]?.unit;
  if (unit === undefined) return null;
  const named = /\b(days?|weeks?|months?|years?|hours?)\b|%|\bpercent|\bshare/i.exec(header)?.[0]?.toLowerCase() ?? '';
  const own = unit === '%' ? /^(?:%|percent|share)/ : new RegExp(`^${unit.slice(0, -1)}`);
  if (own.test(named)) return null;
  if (!texts.some((text) => /^\d+(?:\.\d+)?$/.test(text) && text !== '0')) return null;
  return named === '' ? `has numbers without a unit: name the header in ${unit}` : `is in another unit than ${unit}`;
}

function upTo(...limits: readonly number[]): readonly (readonly [number, string])[] {
  return limits.map((limit) => [limit, `UP_TO_${limit}`] as const);
}

function bandOf(
  { unit, limits, more, unclear }: Bands,
  text: string,
  codes: readonly string[],
): string | UnreadableText {
  const [, bound, first, second, plus, given = unit] = AMOUNT.exec(text) ?? [];
  if (first === undefined) return new UnreadableText(`is not an answer (${codes.join(', ')})`);
  const factor = factorOf(given, unit);
  if (factor === null) return new UnreadableText(`is not in ${unit}`);
  const from = Number(first) * factor;
  const to = Number(second ?? first) * factor;
  const lowest = limits.find(([limit]) => limit > 0)?.[0];
  const highest = limits.at(-1)?.[0] ?? 0;
  if (bound === 'up to' || bound === 'within')
    return from === lowest ? codeFor(from, limits, more) : new UnreadableText('may be any smaller amount');
  if (bound !== undefined || plus !== undefined) return from >= highest ? more : new UnreadableText('has no end');
  if (unclear !== undefined && from <= unclear[1] && to >= unclear[0])
    return new UnreadableText('may be two working days or more');
  const [low, high] = [codeFor(from, limits, more), codeFor(to, limits, more)];
  // "0–30" in a form includes zero.
  return low === high || (from === 0 && to === lowest) ? high : new UnreadableText('spans several answers');
}

function codeFor(amount: number, limits: Bands['limits'], more: string): string {
  return limits.find(([limit]) => amount <= limit)?.[1] ?? more;
}

function factorOf(given: string, unit: Unit): number | null {
  if (unit === '%') return /^(?:%|percent)$/.test(given) ? 1 : null;
  if (given.startsWith(unit.slice(0, -1))) return 1;
  return unit === 'days' && /^weeks?$/.test(given) ? 7 : null;
}

function bondOf(text: string): string | UnreadableText {
  const [, bound, first, firstUnit, second, secondUnit = firstUnit] = RUPEES.exec(text) ?? [];
  if (first === undefined) return new UnreadableText('is not a sum in rupees or lakh');
  const from = rupees(first, firstUnit ?? secondUnit);
  const to = rupees(second ?? first, second === undefined ? firstUnit : secondUnit);
  if (from < MIN_RUPEES) return new UnreadableText('has no unit (rupees or lakh)');
  if (bound === 'up to') return from <= LAKH ? 'UP_TO_1' : new UnreadableText('may be any smaller amount');
  if (bound !== undefined) return from >= 2 * LAKH ? 'OVER_2' : new UnreadableText('has no end');
  const [low, high] = [bondBand(from), bondBand(to)];
  return low === high || (from === LAKH && high === 'UP_TO_2') ? high : new UnreadableText('spans several answers');
}

function rupees(digits: string, unit: string | undefined): number {
  return Number(digits.replaceAll(',', '')) * (unit === undefined ? 1 : LAKH);
}

function bondBand(sum: number): string {
  if (sum <= LAKH) return 'UP_TO_1';
  return sum <= 2 * LAKH ? 'UP_TO_2' : 'OVER_2';
}
