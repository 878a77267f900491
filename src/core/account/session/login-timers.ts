/** Delay after page load (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_MS = 4000;

/** Delay after a click on LinkedIn's button (TM-LINKEDIN). */
export const LINKEDIN_DELAY_MS = 1000;

/** Time after which a silent provider window counts as lost. A second factor takes minutes. */
export const PROVIDER_TIMEOUT_MS = 600_000;

/** The pause before the job portal's card is shown again, after its one-tap began a login. */
export const NAUKRI_RETRY_MS = 60_000;

export const PROVIDER_DAYS = 30;

/** The maximum delay of the prompt after page load. It waits for idle time (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_IDLE_MS = 8000;
