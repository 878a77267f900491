export const MAX_BLOCKED_NAMES = 500;
export const TOO_MANY_BLOCKED_NAMES = `You have blocked ${MAX_BLOCKED_NAMES} people. Unblock one of them first.`;
