import { describe, expect, it } from 'vitest';
import { findIdentifyingDetails } from './identifying-details';

const found = (text: string, ownName = 'Asha Nair') =>
  findIdentifyingDetails(text, ownName).map(({ kind, text: part }) => [kind, part]);

describe('identifying details', () => {
  it('are email addresses, private and of a company', () => {
    expect(found('me@vaayuna.example or asha.k@gmail.com')).toEqual([
      ['workEmail', 'me@vaayuna.example'],
      ['privateEmail', 'asha.k@gmail.com'],
    ]);
  });

  it.each([
    '9876543210',
    '+91 98765 43210',
    '+91-9876543210',
    '09876543210',
    '98765-43210',
    '987 654 3210',
    '९८७६५४३२१०',
  ])('are phone numbers: %s', (number) => {
    expect(found(`Call ${number} today`)).toEqual([['phone', number]]);
  });

  it('are no amounts, years and identifiers', () => {
    for (const text of ['₹98,76,543', '90000 80000', '1234567890', '98765432101', '2026-11-20', '12.9876543210']) {
      expect(found(text), text).toEqual([]);
    }
  });

  it('are the user’s own name, in any case, and no part of another word', () => {
    expect(found('I am ASHA. Ask nair!')).toEqual([
      ['ownName', 'ASHA'],
      ['ownName', 'nair'],
    ]);
    expect(found('Ashari and Nairobi')).toEqual([]);
    expect(found('मैं आशा हूँ', 'आशा नायर')).toEqual([['ownName', 'आशा']]);
    expect(found('I am asha', '')).toEqual([]);
  });

  it('are names of others who are spoken of by a title', () => {
    expect(found('Mr. Verma and Rahul sir said no. Hello sir, the Dr is in.')).toEqual([
      ['name', 'Mr. Verma'],
      ['name', 'Rahul sir'],
    ]);
  });

  it('stand once each, and are found at once in long texts', () => {
    expect(found('9876543210 9876543210')).toHaveLength(1);
    expect(found('9 '.repeat(50_000))).toEqual([]);
    expect(found('A'.repeat(50_000))).toEqual([]);
  });
});
