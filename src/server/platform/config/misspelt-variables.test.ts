import { describe, expect, it } from 'vitest';
import { misspeltVariables } from './misspelt-variables';

describe('misspelt variables', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
  ])('%s may mean %s', (name, meant) => {
    expect(misspeltVariables({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it('are none where the setting itself is there, and none of other programs', () => {
    expect(misspeltVariables({ DATABASE_URL: 'x', DATABASE_URI: 'x' })).toEqual([]);
    expect(
      misspeltVariables({
        PATH: 'x',
        HOME: 'x',
        LOGNAME: 'x',
        SHELL: 'x',
        NODE_OPTIONS: 'x',
        npm_config_port: 'x',
        TEST_DATABASE_URL: 'x',
      }),
    ).toEqual([]);
  });
});
