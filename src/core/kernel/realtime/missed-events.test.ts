import { expect, it } from 'vitest';
import type { DataAge } from './missed-events';
import { MissedEvents } from './missed-events';

function aPage() {
  const missed = new MissedEvents();
  let heard: DataAge[] = [];
  for (const age of ['document', 'session'] as const) missed.on(age, () => heard.push(age));
  const told = () => {
    const before = heard;
    heard = [];
    return before;
  };
  return { missed, told };
}

it('the first connection comes after the document, and no earlier than what the page has asked for itself', () => {
  const { missed, told } = aPage();
  missed.opened('asha');
  expect(told()).toEqual(['document']);
});

it('who listens for the document while the connection is open has missed that it opened, and is told at once', () => {
  const { missed, told } = aPage();
  const late: DataAge[] = [];
  const listen = () => {
    for (const age of ['document', 'session'] as const) missed.on(age, () => late.push(age));
  };
  missed.opened(null);
  told();
  listen();
  expect([late, told()]).toEqual([['document'], []]);
  missed.closed();
  listen();
  expect(late).toEqual(['document']);
});

it('each connection after it has missed something for both, once', () => {
  const { missed, told } = aPage();
  missed.opened(null);
  told();
  missed.opened(null);
  expect(told()).toEqual(['document', 'session']);
});

it('the first connection of another user is a first one: the page asks for what is theirs', () => {
  const { missed, told } = aPage();
  for (const user of [null, 'asha', 'ravi', 'asha']) {
    missed.opened(user);
    expect(told()).toEqual(['document']);
  }
});

it('a first connection that came only after a failed try has missed something for both, and that of another user after it has not', () => {
  const { missed, told } = aPage();
  missed.failed();
  missed.opened('asha');
  expect(told()).toEqual(['document', 'session']);
  missed.closed();
  missed.opened('ravi');
  expect(told()).toEqual(['document']);
});

it('what the service has lost is missed by both', () => {
  const { missed, told } = aPage();
  missed.opened('asha');
  told();
  missed.lost();
  expect(told()).toEqual(['document', 'session']);
});

it('nobody who listens no more hears of it', () => {
  const missed = new MissedEvents();
  const heard: string[] = [];
  missed.on('document', () => heard.push('gone'))();
  missed.on('document', () => heard.push('here'));
  missed.opened(null);
  expect(heard).toEqual(['here']);
});
