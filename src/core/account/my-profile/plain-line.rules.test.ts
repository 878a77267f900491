import { bioCases, lineCases, textCases } from '@tests/contract/rules/plain-lines.cases';
import { describe, expect, it } from 'vitest';
import { invisibleFaultInText } from '@/core/kernel/common/unseen-signs.rules';
import { bioWordsFault } from './bio-words.rules';
import { bioFault, lineFault } from './plain-line.rules';

describe('one line of text', () => {
  it.each(lineCases)('%j: %s', (line, sentence) => {
    expect(lineFault(line)).toBe(sentence);
  });

  it.each(bioCases)('about oneself, %j: %s', (bio, sentence) => {
    expect(bioWordsFault(bio, 'Asha Rao')).toBe(sentence);
  });

  it.each([
    ['Ask Al about pay', 'Al Khan', null],
    ['Ask Ali about pay', 'Ali Khan', 'Leave out your name: this is shown next to your pseudonym.'],
    ['24/7', '007', null],
    ['Since 123456789', 'Asha', null],
    ['Since 1234567890', 'Asha', 'Leave out email addresses and phone numbers: they show who you are.'],
  ])('%j about oneself by %s: %s', (bio, name, sentence) => {
    expect(bioFault(bio, name)).toBe(sentence);
  });
});

it.each(textCases)('a text of several lines, %j: %s', (text, sentence) => {
  expect(invisibleFaultInText(text)).toBe(sentence);
});
