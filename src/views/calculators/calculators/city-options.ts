import { LISTED_CITIES } from '@/core/calculators/calculators/hra.rules';
import { messages } from './messages';

export const CITY_OPTIONS = [
  ...LISTED_CITIES.map((city) => ({ value: city, label: city })),
  { value: 'other', label: messages.otherPlace },
];
