/** The id of the column, which is a sheet on narrow windows while the address has this hash. */
export const FILTERS_ID = 'filters';

export const RESULTS_ID = 'results';
