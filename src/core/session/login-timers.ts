/** The login prompt loads by itself this long after the page, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_MS = 4000;

/** Where the browser tells of idle time, the login prompt waits for it, but no longer than this, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_IDLE_MS = 8000;
