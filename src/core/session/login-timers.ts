/** The login prompt loads by itself this long after the page, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_MS = 4000;

/** The longest wait of the login prompt for idle time, in browsers that report it, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_IDLE_MS = 8000;
