/** The newest month of a company's reviews that may be shown (`f`: the company's figures), as SQL. */
export const NEWEST_REVIEW = `to_char(f.newest_review, 'YYYY-MM')`;
