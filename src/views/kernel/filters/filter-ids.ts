/** On narrow windows the column is a sheet while the address has this id. */
export const FILTERS_ID = 'filters';

export const RESULTS_ID = 'results';
