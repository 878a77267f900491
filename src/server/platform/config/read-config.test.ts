import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envExample } from './env-example';
import { ConfigError, readConfig } from './read-config';
import { variables } from './variables';

const problemsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(environment, '/work');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('readConfig', () => {
  it('works without a single variable', () => {
    expect(readConfig({}, '/product')).toMatchObject({
      environment: 'production',
      host: 'localhost',
      port: 3000,
      publicOrigin: null,
      dataDirectory: '/product/.data',
      databaseUrl: null,
      authorshipKey: null,
      brand: 'Tarakki',
      google: null,
      demo: { load: true, scale: 1 },
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, '/')).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"; it must be a whole number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"; it must be one of: production, development, test.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"; it must be a whole number from 1 to 10, or off.'],
    [{ DEMO_SCALE: '2' }, 'DEMO_SCALE is "2"; it must be one of: 1, 10, 100.'],
    [
      { DATABASE_URL: 'mysql://root:secret@db/x' },
      'DATABASE_URL is not an address that starts with postgres:// or postgresql://. An example: postgres://user:password@localhost:5432/tarakki',
    ],
    [
      { DATABASE_URL: 'postgres://db/x?sslmode=require' },
      'DATABASE_URL has sslmode=require. Write sslmode=verify-full, which is what the server does with it.',
    ],
    [
      { PUBLIC_ORIGIN: 'http://localhost/path' },
      'PUBLIC_ORIGIN is http://localhost/path; it must be an origin without a path: write http://localhost.',
    ],
    [
      { HOST: '0.0.0.0' },
      'PUBLIC_ORIGIN is needed because HOST is 0.0.0.0. Write the address that people type, such as https://tarakki.example.',
    ],
    [{ AUTHORSHIP_KEY: 'short' }, 'AUTHORSHIP_KEY must be 64 hexadecimal digits. Make one with: openssl rand -hex 32'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be one of: fatal, error, warn, info, debug, trace, silent.'],
  ])('says what is wrong with %o and the way out', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem]);
  });

  it('refuses built-in stand-ins under a public address, unless they are asked for by name', () => {
    const open = { PUBLIC_ORIGIN: 'https://tarakki.example', DEMO_DATA: 'off' };
    const [google, mailbox, ...others] = problemsOf(open);
    expect(google).toMatch(/^GOOGLE_CLIENT_ID is needed because .* sign in as anybody.* PUBLIC_STAND_INS=google$/);
    expect(mailbox).toMatch(/^SMTP_URL is needed because .* PUBLIC_STAND_INS=mailbox$/);
    expect(others).toEqual([]);
    expect(problemsOf({ ...open, PUBLIC_STAND_INS: 'mailbox' })).toEqual([
      expect.stringMatching(/PUBLIC_STAND_INS=mailbox,google$/),
    ]);
    expect(problemsOf({ ...open, PUBLIC_STAND_INS: 'google, mailbox' })).toEqual([]);
    expect(problemsOf({ ...open, GOOGLE_CLIENT_ID: 'me', SMTP_URL: 'smtp://mail' })).toEqual([]);
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://a.localhost'])
      expect(problemsOf({ PUBLIC_ORIGIN: origin })).toEqual([]);
    for (const origin of ['http://192.0.2.1:3000', 'http://tarakki.example', 'http://localhost.example']) {
      expect(problemsOf({ PUBLIC_ORIGIN: origin })).toEqual([
        expect.stringMatching(/^GOOGLE_CLIENT_ID is needed/),
        expect.stringMatching(/^SMTP_URL is needed/),
      ]);
      expect(problemsOf({ PUBLIC_ORIGIN: origin, PUBLIC_STAND_INS: 'google,mailbox' })).toEqual([]);
    }
    expect(problemsOf({ PUBLIC_STAND_INS: 'gogle' })).toEqual([
      'PUBLIC_STAND_INS names gogle; there are: google, mailbox.',
    ]);
  });

  it('leaves the repeated work to others only where there can be others', () => {
    expect(problemsOf({ SCHEDULED_WORK: 'off' })).toEqual([expect.stringMatching(/^SCHEDULED_WORK is off/)]);
    expect(problemsOf({ SCHEDULED_WORK: 'off', DATABASE_URL: 'postgres://localhost/tarakki' })).toEqual([]);
    for (const tls of ['sslmode=verify-full', 'sslmode=disable', 'sslmode=require&uselibpqcompat=true'])
      expect(problemsOf({ DATABASE_URL: `postgres://db/x?${tls}` })).toEqual([]);
  });

  it('begins with invented companies and people under a public address only where somebody says so', () => {
    const open = { PUBLIC_ORIGIN: 'https://tarakki.example', PUBLIC_STAND_INS: 'google,mailbox' };
    expect(problemsOf(open)).toEqual([expect.stringMatching(/^DEMO_DATA is needed because PUBLIC_ORIGIN is https:/)]);
    expect(readConfig({ ...open, DEMO_DATA: 'on' }, '/').demo.load).toBe(true);
    expect(readConfig({ ...open, DEMO_DATA: 'off' }, '/').demo.load).toBe(false);
  });

  it('names every wrong variable at once and never repeats a secret', () => {
    const problems = problemsOf({ PORT: '-1', SMTP_URL: 'http://me:hunter2@mail', AUTHORSHIP_KEY: 'hunter2' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('has hosts played by other addresses, in development only', () => {
    const environment = { LINK_CARDS: 'off', LINK_HOSTS: 'pages.example=127.0.0.1:4100, b.example=10.0.0.2:80' };
    expect(readConfig(environment, '/').links).toEqual({
      readPages: false,
      standIns: [
        { host: 'pages.example', address: '127.0.0.1', port: 4100 },
        { host: 'b.example', address: '10.0.0.2', port: 80 },
      ],
    });
    expect(readConfig({}, '/').links).toEqual({ readPages: true, standIns: [] });
    const ofHosts = (environment: NodeJS.ProcessEnv) =>
      problemsOf(environment).filter((one) => one.includes('LINK_HOSTS'));
    expect(ofHosts({ LINK_HOSTS: 'pages.example' })).toEqual([expect.stringContaining('host=address:port')]);
    const open = { PUBLIC_ORIGIN: 'https://tarakki.example', LINK_HOSTS: 'pages.example=127.0.0.1:80' };
    expect(ofHosts(open)).toEqual([expect.stringContaining('for development')]);
  });

  it('takes the origin without a slash at its end', () => {
    const environment = {
      PUBLIC_ORIGIN: 'https://tarakki.example/',
      PUBLIC_STAND_INS: 'google,mailbox',
      DEMO_DATA: 'off',
    };
    expect(readConfig(environment, '/').publicOrigin).toBe('https://tarakki.example');
  });

  it('turns real Google on with a client id', () => {
    expect(readConfig({ GOOGLE_CLIENT_ID: 'me.apps.example' }, '/').google).toMatchObject({
      clientId: 'me.apps.example',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    });
  });
});

describe('.env.example', () => {
  const file = readFileSync('.env.example', 'utf8');

  it('is what the list of variables says', () => {
    expect(file).toBe(envExample());
  });

  it('lists exactly the variables that are read', () => {
    const read = new Set<string>();
    const spy = new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_target, name) => {
          if (typeof name === 'string') read.add(name);
          return undefined;
        },
      },
    );
    readConfig(spy, '/');
    expect([...read].sort()).toEqual(variables.map(({ name }) => name).sort());
  });
});
