export const EXPORT_KEPT_DAYS = 7;
export const MAX_EXPORTS_PER_DAY = 5;
export const TOO_MANY_EXPORTS = `You have made ${MAX_EXPORTS_PER_DAY} exports today. Make the next one tomorrow.`;
