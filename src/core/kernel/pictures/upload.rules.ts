export const MAX_UPLOADS_PER_DAY = 100;
export const TOO_MANY_UPLOADS = `You have uploaded ${MAX_UPLOADS_PER_DAY} pictures today. Continue tomorrow.`;
