export const CONNECTION_FAILED = 'Failed to connect';
