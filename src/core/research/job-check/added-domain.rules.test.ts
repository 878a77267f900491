import { expect, it } from 'vitest';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { hostNames } from '@/server/services/research/company/domains/host-names';
import { domainToAdd } from './added-domain.rules';
import { checkMessage } from './check-message.rules';
import { KnownDomains } from './look-alike.rules';

it.each([
  ['acme.co.in', 'acme.co.in'],
  [' Acme.CO.in ', 'acme.co.in'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['https://acme.co.in', null],
  ['hr@acme.co.in', null],
  ['acme.co.in/careers', null],
  ['acme.co.in:443', null],
  ['jobs.acme.co.in', null],
  ['co.in', null],
  ['acme', null],
  ['10.0.0.1', null],
  ['a b.in', null],
  ['gmail.com', null],
  ['rediffmail.com', null],
  ['linkedin.com', null],
  ['myworkdayjobs.com', null],
  ['github.io', null],
  ['acme.github.io', null],
  ['acme.blogspot.com', null],
  ['', null],
])('adds “%s” as %s, on the server and in the app', (text, domain) => {
  expect([domainToAdd(text, hostNames), domainToAdd(text, listedHostNames)]).toEqual([domain, domain]);
});

it('knows a domain in other letters as browsers show it and as they send it, and an imitation of it', () => {
  const domains = new KnownDomains([{ name: 'Bücher', domains: ['xn--bcher-kva.example'] }], hostNames);
  const kindsIn = (text: string) => checkMessage(text, [], domains, hostNames).found.map(({ kind }) => kind);
  for (const text of ['https://bücher.example/jobs', 'https://xn--bcher-kva.example/jobs'])
    expect(kindsIn(text)).not.toContain('lookAlike');
  expect(kindsIn('https://bucher.example/jobs')).toContain('lookAlike');
});
