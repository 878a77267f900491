import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Day } from './calendar';
import { MONTHS_PER_YEAR } from './calendar';
import type { Exact } from './exact';
import { roundedToRupee } from './exact';
import type { TypedFields } from './form-reading';
import { gratuityStartOn } from './gratuity-form';
import { salaryOf } from './salary.rules';
import { isDay } from './service-time';
import { SETTLEMENT_START } from './settlement-form';
import { readTakeHome, TAKE_HOME_START } from './take-home-form';

/** Fields of the gratuity calculator with the same names in the exit pack. */
const SAME_FIELDS = [
  'firstDay',
  'lastDay',
  'basic',
  'otherPay',
  'leaveAverage',
  'noticeDays',
  'noticeServed',
  'noticeBase',
];

/** Returns fields of the other calculators, without example values. */
export function exitPrefillOf(gratuity: TypedFields | null, takeHome: TypedFields | null, today: Day): TypedFields {
  const fromTakeHome = takeHome === null ? {} : ofTakeHome(takeHome);
  return gratuity === null ? fromTakeHome : { ...fromTakeHome, ...ofGratuity(gratuity, today) };
}

function ofGratuity(kept: TypedFields, today: Day): TypedFields {
  const keptLast = kept.lastDay ?? '';
  const example: TypedFields = {
    ...gratuityStartOn(isDay(keptLast) ? keptLast : today),
    lastDay: today,
    ...SETTLEMENT_START,
  };
  return Object.fromEntries(
    SAME_FIELDS.flatMap((field) => {
      const text = kept[field] ?? '';
      return text === '' || text === example[field] ? [] : [[field, text]];
    }),
  );
}

function ofTakeHome(kept: TypedFields): TypedFields {
  const state: TypedFields = kept.state ? { state: kept.state } : {};
  const { facts } = readTakeHome({ ...TAKE_HOME_START, ...kept });
  if (facts === null || kept.ctc === TAKE_HOME_START.ctc) return state;
  const salary = salaryOf(facts);
  if (!salary.ok) return state;
  const { basic, gross } = salary.value;
  return { ...state, basic: monthText(basic), otherPay: monthText(gross.sub(facts.variable).sub(basic)) };
}

function monthText(year: Exact): string {
  return groupIndian(roundedToRupee(year.div(MONTHS_PER_YEAR)).valueOf());
}
