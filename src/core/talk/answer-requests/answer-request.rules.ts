/** The people whom a user may ask for an answer to one post. */
export const MAX_REQUESTS_PER_POST = 5;
export const TOO_MANY_FOR_POST = `You have asked ${MAX_REQUESTS_PER_POST} people about this post. Give them some time.`;

export const MAX_REQUESTS_PER_DAY = 20;
export const TOO_MANY_FOR_DAY = `You have asked ${MAX_REQUESTS_PER_DAY} times today. Ask again tomorrow.`;

/** The people who are offered to be asked about one post. */
export const MAX_CANDIDATES = 10;
/** The newest contributions of a community among which candidates are found. */
export const CANDIDATE_CONTRIBUTIONS = 300;
