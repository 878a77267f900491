export const NEWEST_REVIEW = `to_char(f.newest_review, 'YYYY-MM')`;
