/** The login prompt shows at the earliest this long after the page was loaded, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_MS = 4000;

/** From then on it waits for idle time, but no longer than until this long after the page was loaded, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_IDLE_MS = 8000;
