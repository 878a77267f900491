import { lineColumn } from '../columns/column';

/** Refuses rows of other countries. */
export const countryColumn = lineColumn({
  about: 'its country; what is outside India is refused',
  guesses: ['country', 'country name', 'job country', 'country code', 'location country', 'country region', 'देश'],
  maxLength: 80,
});
