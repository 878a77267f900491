/** At most so many companies are compared (decisions A 55). */
export const MAX_COMPARED = 4;
