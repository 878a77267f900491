import '@/views/calculators/calculators/calculators.css';
import type { Feature } from '@/app/feature';
import { exitAskModule } from './calculator-screen';

export const feature: Feature = {
  module: exitAskModule,
  screens: {
    Calculators: async () =>
      (await import(/* webpackChunkName: "Calculators" */ './calculators.screen')).calculatorsScreen,
    TakeHomeCalculator: async () =>
      (await import(/* webpackChunkName: "TakeHomeCalculator" */ './take-home.screen')).takeHomeScreen,
    SalaryHikeCalculator: async () =>
      (await import(/* webpackChunkName: "SalaryHikeCalculator" */ './hike.screen')).hikeScreen,
    HraCalculator: async () => (await import(/* webpackChunkName: "HraCalculator" */ './hra.screen')).hraScreen,
    GratuityCalculator: async () =>
      (await import(/* webpackChunkName: "GratuityCalculator" */ './gratuity.screen')).gratuityScreen,
    ExitPack: async () => (await import(/* webpackChunkName: "ExitPack" */ './exit.screen')).exitScreen,
  },
};
