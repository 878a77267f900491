/** The column of filters, which is a sheet on narrow windows while the address has its id. */
export const FILTERS_ID = 'filters';

/** The list beside it. */
export const RESULTS_ID = 'results';
