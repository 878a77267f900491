/** The message of a connection that was refused without one of its own (ER-SOCKET-REJECT). */
export const CONNECTION_FAILED = 'Failed to connect';
