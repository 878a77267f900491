import { breadcrumbsOf } from '../navigation/breadcrumbs';
import type { PageTexts } from '../navigation/page-meta';
import { TAKE_HOME_PATH } from './take-home-path';

/** A calculator as search engines see it. */
interface CalculatorPage {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const PAGES = {
  TakeHomeCalculator: {
    name: 'Take-home salary calculator',
    path: TAKE_HOME_PATH,
    title: 'Take-home salary calculator: both regimes, line by line · {brand}',
    description:
      'CTC to in-hand salary in the new and the old regime, with the provident-fund ceiling of September 2026, twelve months and the rule behind every line.',
  },
  SalaryHikeCalculator: {
    name: 'Salary hike calculator',
    path: '/salaries/salary-hike-calculator',
    title: 'Salary hike calculator: per cent to rupees, and what is left after tax · {brand}',
    description: 'A hike in per cent or in rupees, both ways, and the rise in hand after tax in the cheaper regime.',
  },
  HraCalculator: {
    name: 'HRA calculator',
    path: '/salaries/hra-calculator',
    title: 'HRA exemption calculator: eight cities from 2026-27 · {brand}',
    description:
      'The part of house rent allowance that is free of tax: the three amounts side by side, by periods, with four cities to 2025-26 and eight since.',
  },
  PaidFairly: {
    name: 'Are you paid fairly?',
    path: '/are-you-paid-fairly',
    title: 'Are you paid fairly? Your pay beside reported ones · {brand}',
    description:
      'Where your pay stands among reported ones of your role, years, city and company, with the number of reports and how sure it is. Your pay never leaves the device.',
  },
  GratuityCalculator: {
    name: 'Gratuity calculator',
    path: '/salaries/gratuity-calculator',
    title: 'Gratuity calculator with the labour codes: amount, years and tax · {brand}',
    description:
      'Whether gratuity is due, how many years count, how much it is since 21 November 2025, and what of it is free of tax. Leave, notice and bonus too.',
  },
} satisfies Record<string, CalculatorPage>;

/** Returns what the document says about a calculator: texts, its place in the product, and that it is a free tool. */
export function calculatorPage(screen: keyof typeof PAGES): PageTexts {
  const { name, path, title, description } = PAGES[screen];
  return {
    title,
    description,
    structured: [
      breadcrumbsOf([
        ['Salaries', '/salaries'],
        ['Calculators', '/calculators'],
        [name, path],
      ]),
      {
        '@type': 'WebApplication',
        name,
        url: path,
        description,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
      },
    ],
  };
}
