import type { CatalogueLink, NavigationLink } from '@/core/kernel/navigation/navigation';
import { linksTo } from '@/core/kernel/navigation/navigation';
import type { Screens } from '@/core/kernel/navigation/screens';

const CALCULATORS: readonly CatalogueLink[] = [
  { screen: 'TakeHomeCalculator', label: 'Take-home' },
  { screen: 'SalaryHikeCalculator', label: 'Hike' },
  { screen: 'PaidFairly', label: 'Are you paid fairly?' },
  { screen: 'HraCalculator', label: 'HRA' },
  { screen: 'GratuityCalculator', label: 'Gratuity' },
  { screen: 'ExitPack', label: 'Leaving a job' },
];

export function calculatorPlaces(screens: Screens): readonly NavigationLink[] {
  return linksTo(CALCULATORS, screens);
}
