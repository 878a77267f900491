import type { CalculatorExamples } from '@/core/calculators/calculators/calculator-examples';

export interface HubExample {
  readonly amount: string;
  readonly what: string;
}

const regimes = { new: 'new regime', old: 'old regime' };

export const hubMessages = {
  note: (year: string) => `The amounts are examples, by the rules of ${year}. Enter your own in each calculator.`,
  fairly: 'The median for your job title, how far you are from it, and how certain it is.',
};

export function hubExamplesOf({
  takeHome,
  hike,
  hra,
  gratuity,
  exit,
}: CalculatorExamples): Readonly<Record<string, HubExample | null>> {
  return {
    TakeHomeCalculator: takeHome && {
      amount: takeHome.month,
      what: `a month in hand from a CTC of ${takeHome.ctc}, ${regimes[takeHome.regime]}, before professional tax`,
    },
    SalaryHikeCalculator: hike && {
      amount: hike.month,
      what: `more in hand a month from a hike of ${hike.percent} on ${hike.old} a year`,
    },
    HraCalculator: hra && { amount: hra.exempt, what: `free of tax a year at ${hra.rent} rent a month in ${hra.city}` },
    GratuityCalculator: gratuity && {
      amount: gratuity.due,
      what: `due after ${gratuity.years} years at ${gratuity.basic} basic pay a month`,
    },
    ExitPack: exit && { amount: exit.wagesDay, what: 'last wages are due, if you resign and today is your last day' },
  };
}
