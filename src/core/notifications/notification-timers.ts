/** The interval of loading notifications during a session, in ms (TM-NOTIF-POLL). */
export const NOTIFICATION_POLL_MS = 300_000;

/** After this much active time the prompt for notifications comes, in ms (TM-NOTIF-PROMPT). */
export const NOTIFICATION_PROMPT_MS = 45_000;

/** After this long the prompt may come again, in ms: 24 hours (TM-NOTIF-PROMPT, ST-PROMPT-REPROMPT). */
export const NOTIFICATION_REPROMPT_MS = 86_400_000;

/** The time in which a dismissal can be undone before it is sent, in ms. */
export const DISMISSAL_GRACE_MS = 4000;
