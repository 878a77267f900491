export const MAX_REQUESTS_PER_POST = 5;
export const TOO_MANY_REQUESTS_FOR_POST = `You have asked ${MAX_REQUESTS_PER_POST} people about this post. Give them some time.`;

export const MAX_REQUESTS_PER_DAY = 20;
export const TOO_MANY_REQUESTS_FOR_DAY = `You have asked ${MAX_REQUESTS_PER_DAY} times today. Ask again tomorrow.`;

export const MAX_CANDIDATES = 10;
export const MAX_CANDIDATE_CONTRIBUTIONS = 300;
