import type { App } from '@/app/app';
import type { Screens } from '@/core/navigation/screens';
import { createScreens } from '@/core/navigation/screens';
import { NavigationKey } from '@/stores/navigation/keys';
import { NavigationStore } from '@/stores/navigation/navigation.store';
import type { StoreOf } from '@/views/common/use-store';

/** The screens of the specification's navigation with their paths, those that are not built yet included. */
const SPECIFIED_PATHS: Readonly<Record<string, string>> = {
  HomeScreen: '/',
  Communities: '/communities',
  CompaniesList: '/list-of-companies',
  Reviews: '/reviews',
  Compare: '/compare',
  Salaries: '/salaries',
  TakeHomeCalculator: '/salaries/take-home-salary-calculator',
  GratuityCalculator: '/salaries/gratuity-calculator',
  HraCalculator: '/salaries/hra-calculator',
  SalaryHikeCalculator: '/salaries/salary-hike-calculator',
  Interviews: '/interviews',
  Colleges: '/colleges',
  PaidFairly: '/are-you-paid-fairly',
  Jobs: '/jobs',
  Awards: '/abeca-2026',
  Settings: '/settings',
  Terms: '/terms-and-policies',
  NeedHelp: '/settings/need-help',
  CompanyPosts: '/discussions/{companyUrl}',
  Post: '/p/{postId}',
};

export const allScreens: Screens = createScreens(SPECIFIED_PATHS);

/** Lets an app have every screen, at a path; returns its stores. */
export async function withAllScreens({ container, store }: App, path = '/'): Promise<StoreOf> {
  const navigation = new NavigationStore(allScreens);
  navigation.arrivedAt(path, '');
  (await container.rebindAsync(NavigationKey)).toConstantValue(navigation);
  return store;
}
