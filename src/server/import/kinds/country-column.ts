import { lineColumn } from '../columns/column';
import headings from './headings.json';

/** Refuses rows of other countries. */
export const countryColumn = lineColumn({
  about: 'its country; rows outside India are refused',
  guesses: headings.country,
  maxLength: 80,
});
