/** The interval of loading notifications during a session, in ms (TM-NOTIF-POLL). */
export const NOTIFICATION_POLL_MS = 300_000;

/** The time in which a dismissal can be undone before it is sent, in ms. */
export const DISMISSAL_GRACE_MS = 4000;
