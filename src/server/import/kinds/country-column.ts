import { lineColumn } from '../columns/column';

/** Rows of other countries are refused. */
export const countryColumn = lineColumn({
  about: 'its country; what is outside India is refused',
  guesses: ['country', 'country name', 'job country', 'country code', 'location country', 'country region', 'देश'],
  maxLength: 80,
});
