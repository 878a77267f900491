/** The contributions that the list of the user's own holds at once. */
export const MAX_LISTED_CONTRIBUTIONS = 200;
