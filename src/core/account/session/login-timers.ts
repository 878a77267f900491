/** The login prompt shows at the earliest this long after the page was loaded, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_MS = 4000;

/** The page stays this long after a press on LinkedIn's button, in ms (TM-LINKEDIN). */
export const LINKEDIN_DELAY_MS = 1000;

/** Time after which a silent provider window counts as lost, in ms. A second factor takes minutes. */
export const PROVIDER_TIMEOUT_MS = 600_000;

/** A one-tap of the job portal that began a login shows no second card for this long, in ms. */
export const NAUKRI_RETRY_MS = 60_000;

/** This browser remembers the provider of the last login for so many days. */
export const PROVIDER_DAYS = 30;

/** From then on it waits for idle time, but no longer than until this long after the page was loaded, in ms (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_IDLE_MS = 8000;
