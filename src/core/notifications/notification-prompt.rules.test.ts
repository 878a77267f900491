import { describe, expect, it } from 'vitest';
import {
  mayPromptAgain,
  noActiveTime,
  paused,
  resumed,
  startsPromptTimer,
  timeToPrompt,
} from './notification-prompt.rules';
import { NOTIFICATION_POLL_MS, NOTIFICATION_PROMPT_MS, NOTIFICATION_REPROMPT_MS } from './notification-timers';

const minute = 60_000;

describe('the notification prompt', () => {
  it('[TM-NOTIF-PROMPT] comes after 45 s of active time and again after 24 h', () => {
    expect(NOTIFICATION_PROMPT_MS).toBe(45_000);
    expect(NOTIFICATION_REPROMPT_MS).toBe(24 * 60 * minute);
  });

  it('[ST-PROMPT-REPROMPT] may come again 24 h after the last time, not a minute sooner', () => {
    const last = 1_000;
    expect(mayPromptAgain(last, last + (24 * 60 - 1) * minute)).toBe(false);
    expect(mayPromptAgain(last, last + 24 * 60 * minute)).toBe(true);
    expect(mayPromptAgain(null, 0)).toBe(true);
  });

  it('waits where nothing is decided yet', () => {
    expect(['default', 'granted', 'denied'].map((each) => startsPromptTimer(each as 'default'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('counts only the time for which the page is looked at', () => {
    const hidden = paused(resumed(noActiveTime, 0), 30_000);
    expect(timeToPrompt(hidden, 90_000)).toBe(15_000);
    const back = resumed(resumed(hidden, 90_000), 95_000);
    expect(timeToPrompt(back, 104_999)).toBe(1);
    expect(timeToPrompt(back, 105_000)).toBe(0);
    expect(timeToPrompt(back, 500_000)).toBe(0);
  });
});

it('[TM-NOTIF-POLL] notifications are asked for every 300000 ms', () => {
  expect(NOTIFICATION_POLL_MS).toBe(300_000);
});
