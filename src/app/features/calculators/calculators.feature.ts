import '@/views/calculators/calculators.css';
import { CalculatorsScreen } from '@/views/calculators/calculators-screen';
import type { Feature } from '../../feature';

/** Take-home pay, hike, HRA and gratuity, worked out on the device. */
export const feature: Feature = {
  screens: {
    Calculators: () => ({
      View: CalculatorsScreen,
      page: () => ({
        title: 'Salary calculators: take-home, hike, HRA, gratuity · {brand}',
        description:
          'Take-home salary in both regimes, hike after tax, HRA exemption and gratuity by the rules of the year, with the rule behind every figure.',
      }),
    }),
    TakeHomeCalculator: async () =>
      (await import(/* webpackChunkName: "TakeHomeCalculator" */ './take-home.screen')).takeHomeScreen,
    SalaryHikeCalculator: async () =>
      (await import(/* webpackChunkName: "SalaryHikeCalculator" */ './hike.screen')).hikeScreen,
    HraCalculator: async () => (await import(/* webpackChunkName: "HraCalculator" */ './hra.screen')).hraScreen,
    GratuityCalculator: async () =>
      (await import(/* webpackChunkName: "GratuityCalculator" */ './gratuity.screen')).gratuityScreen,
  },
};
