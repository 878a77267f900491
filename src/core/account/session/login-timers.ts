/** Since page load (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_MS = 4000;

/** After a press on LinkedIn's button (TM-LINKEDIN). */
export const LINKEDIN_DELAY_MS = 1000;

/** Time after which a silent provider window counts as lost. A second factor takes minutes. */
export const PROVIDER_TIMEOUT_MS = 600_000;

/** After a one-tap of the job portal that began a login, no second card shows for this long. */
export const NAUKRI_RETRY_MS = 60_000;

export const PROVIDER_DAYS = 30;

/** The prompt waits for idle time, but no longer than this after page load (TM-LOGIN-PROMPT). */
export const LOGIN_PROMPT_IDLE_MS = 8000;
