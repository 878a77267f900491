import { rupeesText } from './calculator-sentences';
import type { Day } from './calendar';
import { dayText, financialYearOf, MONTHS_PER_YEAR } from './calendar';
import { exitDuesOf } from './exit-dues.rules';
import { exitStartOn, readExit } from './exit-form';
import { gratuityOf } from './gratuity.rules';
import { gratuityStartOn, readGratuity } from './gratuity-form';
import { followHike, HIKE_START, hikeInHand, readHike } from './hike-form';
import { hraOf } from './hra.rules';
import { HRA_PERIOD_START, HRA_START, readHra } from './hra-form';
import { bothRegimesOf } from './regimes.rules';
import type { TaxRegime } from './tables/income-tax';
import { readTakeHome, TAKE_HOME_START } from './take-home-form';

/** Amounts as displayed (`₹1,23,456`). Null if the day has no rules. */
export interface CalculatorExamples {
  readonly year: string;
  readonly takeHome: { readonly ctc: string; readonly month: string; readonly regime: TaxRegime } | null;
  readonly hike: { readonly old: string; readonly percent: string; readonly month: string } | null;
  readonly hra: { readonly rent: string; readonly city: string; readonly exempt: string } | null;
  readonly exit: { readonly wagesDay: string } | null;
  readonly gratuity: { readonly years: string; readonly basic: string; readonly due: string } | null;
}

export function calculatorExamplesOn(today: Day): CalculatorExamples {
  const year = financialYearOf(today);
  return {
    year,
    takeHome: takeHomeIn(year),
    hike: hikeIn(year),
    hra: hraIn(year),
    gratuity: gratuityOn(today),
    exit: exitOn(today),
  };
}

function takeHomeIn(year: string): CalculatorExamples['takeHome'] {
  const { facts } = readTakeHome({ ...TAKE_HOME_START, year });
  const both = facts === null ? null : bothRegimesOf(facts);
  if (!both?.ok) return null;
  const { cheaper } = both.value;
  return { ctc: `₹${TAKE_HOME_START.ctc}`, month: rupeesText(both.value[cheaper].netMonth), regime: cheaper };
}

function hikeIn(year: string): CalculatorExamples['hike'] {
  const typed = followHike({ ...HIKE_START, year }, []);
  const { read } = readHike(typed);
  const inHand = read === null ? null : hikeInHand(read, typed);
  if (!inHand?.ok) return null;
  const { old, percent } = HIKE_START;
  return { old: `₹${old}`, percent: `${percent}%`, month: rupeesText(inHand.value.more.div(MONTHS_PER_YEAR)) };
}

function hraIn(year: string): CalculatorExamples['hra'] {
  const { read } = readHra({ ...HRA_START, year });
  const result = read === null ? null : hraOf(read.year, read.periods);
  if (!result?.ok) return null;
  const { rent, city } = HRA_PERIOD_START;
  return { rent: `₹${rent}`, city, exempt: rupeesText(result.value.exempt) };
}

function exitOn(today: Day): CalculatorExamples['exit'] {
  const { entry } = readExit(exitStartOn(today), today);
  const dues = entry === null ? null : exitDuesOf(entry.facts);
  const day = dues?.ok ? dues.value.find(({ due }) => due === 'wages')?.day : null;
  return day ? { wagesDay: dayText(day) } : null;
}

function gratuityOn(today: Day): CalculatorExamples['gratuity'] {
  const typed = gratuityStartOn(today);
  const { facts } = readGratuity(typed, today);
  const result = facts === null ? null : gratuityOf(facts);
  if (!result?.ok) return null;
  const { countedYears, payable, formula } = result.value;
  return { years: String(countedYears.valueOf()), basic: `₹${typed.basic ?? ''}`, due: rupeesText(payable ?? formula) };
}
