import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';

export interface CalculatorPage {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export function calculatorPage({ name, path, title, description }: CalculatorPage): PageTexts {
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
