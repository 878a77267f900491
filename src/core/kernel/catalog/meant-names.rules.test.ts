import { describe, expect, it } from 'vitest';
import { meantNames } from './meant-names.rules';

const item = (name: string, isNear: boolean) => ({ id: 1, name, detail: null, isNear });
const namesOf = (typed: string, found: readonly ReturnType<typeof item>[], isListOnly = true) =>
  meantNames(typed, found, isListOnly).map(({ name }) => name);

describe('the names that a typed text may stand for', () => {
  it.each([
    ['a name with a slip', 'vayuna', [item('Vaayuna Technologies', true)], ['Vaayuna Technologies']],
    ['the beginning of a name', 'vaayuna', [item('Vaayuna Technologies', false)], ['Vaayuna Technologies']],
    ['a name itself, whatever its case', ' vaayuna  TECHNOLOGIES ', [item('Vaayuna Technologies', false)], []],
    ['a name itself next to longer ones', 'pune', [item('Pune', false), item('Punepur', false)], []],
    ['a beginning that is a slip too', 'puna', [item('Punalur', false), item('Pune', true)], ['Punalur', 'Pune']],
    ['a text that is too short', 'pun', [item('Pune', false)], []],
    ['four letters', 'pune', [item('Punepur', false)], ['Punepur']],
    ['nothing', '', [], []],
  ])('%s', (_, typed, found, names) => {
    expect(namesOf(typed, found)).toEqual(names);
  });

  it('are three at most', () => {
    const found = ['Pune A', 'Pune B', 'Pune C', 'Pune D'].map((name) => item(name, false));
    expect(namesOf('pune', found)).toEqual(['Pune A', 'Pune B', 'Pune C']);
  });

  it('are names with a slip alone where a text of one’s own is fine', () => {
    expect(namesOf('puna', [item('Punalur', false), item('Pune', true)], false)).toEqual(['Pune']);
  });
});
