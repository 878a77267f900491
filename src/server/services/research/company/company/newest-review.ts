/** The newest month that the card of a company's review shows (`f`: the company's figures), as SQL. */
export const NEWEST_REVIEW = `to_char(f.newest_review, 'YYYY-MM')`;
