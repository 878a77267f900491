import { failureOf } from '@tests/support/failure-of';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { fail, ok } from '@/core/kernel/common/result';
import { Suggestions } from './suggestions';

const PAUSE_MS = 1_000;

function someSuggestions() {
  const line = { isDown: false };
  const time = new ManualTime();
  const suggestions = new Suggestions(
    async (q) => (line.isDown ? fail(failureOf(null)) : ok(q.startsWith('q') ? [] : [q])),
    time,
  );
  const shown: string[] = [];
  autorun(() => shown.push(suggestions.found.state));
  const type = async (text: string) => {
    suggestions.search(text);
    time.advance(PAUSE_MS);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { suggestions, line, shown, type };
}

it('keeps what was found for the text before until the new answer comes', async () => {
  const { suggestions, type } = someSuggestions();
  await type('pune');
  suggestions.search('nashik');
  expect(suggestions.found).toEqual({ state: 'ready', value: ['pune'] });
  await type('nashik');
  expect(suggestions.found).toEqual({ state: 'ready', value: ['nashik'] });
});

it('looks again for another text if nothing was found for the one before', async () => {
  const { suggestions, shown, type } = someSuggestions();
  await type('qwzzt');
  expect(suggestions.found).toEqual({ state: 'ready', value: [] });
  await type('pune');
  expect(shown).toEqual(['idle', 'loading', 'ready', 'loading', 'ready']);
});

it('says so if the search for another text fails', async () => {
  const { suggestions, line, type } = someSuggestions();
  await type('pune');
  line.isDown = true;
  await type('nashik');
  expect(suggestions.found.state).toBe('failed');
});
