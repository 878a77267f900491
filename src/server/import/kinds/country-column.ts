import { lineColumn } from '../columns/column';

/** The country of a row, where it has a column of its own; rows of other countries than India are refused. */
export const countryColumn = lineColumn({
  about: 'its country; what is outside India is refused',
  guesses: ['country', 'country name', 'job country', 'country code', 'location country', 'country region', 'देश'],
  maxLength: 80,
});
