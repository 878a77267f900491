import { UnreadableText } from './unreadable';

const HOURS_OF_YEAR = 2_080;

const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/\b(hour|hourly|hr|hrs)\b|\/\s*h\b/i, HOURS_OF_YEAR],
  [/\b(day|daily)\b/i, 260],
  [/\bfortnight(ly)?\b|\bbi-?weekly\b/i, 26],
  [/\b(week|weekly|wk)\b/i, 52],
  [/\bquarter(ly)?\b/i, 4],
  [/\bhalf[\s-]?year(ly)?\b|\bsemi-?annual(ly)?\b/i, 2],
  [/\b(month|monthly|months|mo|mth)\b|\bp\.?\s?m\b\.?|माह|महीन|मासिक/i, 12],
  [/\b(year|yearly|years|yr|annum|annual|annually)\b|\bp\.?\s?a\b\.?|(?<![a-z])[lc]pa\b|वर्ष|वार्षिक|साल/i, 1],
];

/** Working days in a year. Pay by the day or hour does not imply a full year's work. */
const SHORT_PERIODS = 260;

export function isShortPayPeriod(times: number): boolean {
  return times >= SHORT_PERIODS;
}

export function periodIn(text: string): number | null {
  return periodsIn(text)[0] ?? null;
}

export function periodsIn(text: string): readonly number[] {
  let rest = text;
  return PERIODS.flatMap(([words, times]) => {
    const before = rest;
    // "Half-yearly" is not a year.
    rest = rest.replace(words, ' ');
    return rest === before ? [] : [times];
  });
}

/** Matches words between an amount and its period: "₹50,000 gross per month". */
const BETWEEN =
  /(?:\b(?:inr|usd|rs|rupees?|dollars?|only|ctc|gross|salary|stipend|pay|package|compensation|fixed|base|basic|approx(?:imately)?|about|around|est(?:imated)?|up to|upto|from|and above|or above|or more|onwards|upwards|for|each|every|per|an?|the|of|is)\b\.?|प्रति|[₹$\s/+()*:=–—-])+/;
const RIGHT_BEHIND = new RegExp(`^(?:\\.?/-)?${BETWEEN.source}`, 'iu');
const RIGHT_BEFORE = new RegExp(`${BETWEEN.source}$`, 'iu');
/** Matches words after a period that belongs to another payment. */
const OF_OTHER_PAYMENT = /^[\s-]*(?:bonus|incentives?|variable|allowances?|commissions?|payouts?|reviews?|perks?)\b/i;

export function periodAfterAmount(text: string): number | null {
  const rest = text.replace(RIGHT_BEHIND, '').trimStart();
  if (/^h\b/i.test(rest)) return HOURS_OF_YEAR;
  for (const [words, times] of PERIODS) {
    const found = words.exec(rest);
    if (found?.index === 0) return OF_OTHER_PAYMENT.test(rest.slice(found[0].length)) ? null : times;
  }
  return null;
}

export function periodBeforeAmount(text: string): number | null {
  const rest = text.replace(RIGHT_BEFORE, '').trimEnd();
  for (const [words, times] of PERIODS)
    for (const found of rest.matchAll(new RegExp(words.source, 'gi')))
      if (found.index + found[0].length === rest.length) return times;
  return null;
}

const PERIOD_ALONE =
  /^(?:\/|per|an?|each|every)?\s*(?:hour|hr|hourly|day|daily|week|wk|weekly|fortnight|fortnightly|month|mo|mth|monthly|quarter|quarterly|half[\s-]?yearly|year|yr|yearly|annum|annual|annually|p\.?[am]\.?)\.?\s*(?:\(?est(?:imated)?\.?\)?)?$/i;
/** Headers of periods that are not about pay. */
const OF_OTHER_TIME = /experience|exp\b|notice|tenure|duration|contract|review|report|updat|billing|shift/i;
const MIN_SHARE_OF_PERIODS = 0.9;

export function arePayPeriods(given: readonly string[], header: string): boolean {
  if (OF_OTHER_TIME.test(header)) return false;
  return given.filter((text) => PERIOD_ALONE.test(text)).length >= given.length * MIN_SHARE_OF_PERIODS;
}

export function readPeriod(text: string): number | UnreadableText {
  return periodIn(text) ?? new UnreadableText('is not a period of pay');
}
