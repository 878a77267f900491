import { expect, it } from 'vitest';
import { distinctOptionsOf } from './poll.policy';

const poll = (options: string[]) => ({ options, durationHours: 24 as const });

it('stores answers without needless spaces, and refuses two that read the same', () => {
  expect(distinctOptionsOf(poll([' Yes ', 'Not  yet']))).toEqual(['Yes', 'Not yet']);
  expect(() => distinctOptionsOf(poll(['Yes', 'No', 'YES']))).toThrow(
    expect.objectContaining({
      status: 422,
      code: 'poll_options_alike',
      fields: { 'poll.options.2': expect.stringContaining('say the same') },
    }),
  );
});
