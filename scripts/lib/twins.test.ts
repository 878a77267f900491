import { expect, it } from 'vitest';
import { findTwins } from './twins';

const server = 'src/server/services/talk/feed/polls.ts';
const fake = 'src/adapters/memory/talk/polls/memory-polls.ts';
const rules = 'src/core/talk/polls/poll.rules.ts';

it('finds sentences that two sides have written out, also with something to fill in', () => {
  const text = "export const one = 'This poll is over. Your vote did not count.';";
  expect(
    findTwins([
      { path: server, text },
      { path: fake, text },
    ]),
  ).toEqual([{ what: 'This poll is over. Your vote did not count.', places: [`${server}:1`, `${fake}:1`] }]);
  const filled = (name: string) => `\nexport const two = \`You have \${${name}} alerts left today.\`;`;
  expect(
    findTwins([
      { path: rules, text: filled('a') },
      { path: fake, text: filled('b') },
    ]),
  ).toEqual([{ what: `You have \${} alerts left today.`, places: [`${rules}:2`, `${fake}:2`] }]);
});

it('finds limits and durations that two sides have as a number', () => {
  const twins = findTwins([
    { path: server, text: 'const MAX_ALERTS = 1_000;' },
    { path: rules, text: 'const MAX_ALERTS = 1000;' },
    { path: fake, text: 'const MAX_ALERTS = 20;' },
    { path: fake, text: '\nconst PAGE_SIZE = 20;' },
    { path: rules, text: '\nconst PAGE_SIZE = 20;' },
  ]);
  expect(twins).toEqual([
    { what: 'MAX_ALERTS = 1000', places: [`${server}:1`, `${rules}:1`] },
    { what: 'PAGE_SIZE = 20', places: [`${fake}:2`, `${rules}:2`] },
  ]);
});

it('lets one side repeat itself, and names and labels be alike', () => {
  const text = "const MAX_ALERTS = 20;\nconst label = 'Work from home';\nconst said = 'This poll is over now.';";
  expect(
    findTwins([
      { path: server, text },
      { path: 'src/server/services/research/jobs/jobs.ts', text },
    ]),
  ).toEqual([]);
  const label = "const label = 'Work from home';";
  expect(
    findTwins([
      { path: server, text: label },
      { path: fake, text: label },
    ]),
  ).toEqual([]);
  expect(
    findTwins([
      { path: server, text },
      { path: 'src/server/demo/polls.ts', text },
    ]),
  ).toEqual([]);
});
