import { expect, it } from 'vitest';
import { LOGIN_PROMPT_IDLE_MS, LOGIN_PROMPT_MS } from './login-timers';

it('[TM-LOGIN-PROMPT] the login prompt waits 4000 ms, or for idle time within 8000 ms', () => {
  expect([LOGIN_PROMPT_MS, LOGIN_PROMPT_IDLE_MS]).toEqual([4000, 8000]);
});
