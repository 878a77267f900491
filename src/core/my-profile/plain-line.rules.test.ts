import { bioCases, lineCases, textCases } from '@tests/contract/rules/plain-lines.cases';
import { describe, expect, it } from 'vitest';
import { unseenInText } from '@/core/common/unseen-signs.rules';
import { bioFault, lineFault } from './plain-line.rules';

describe('one line of text', () => {
  it.each(lineCases)('%j: %s', (line, sentence) => {
    expect(lineFault(line)).toBe(sentence);
  });

  it.each(bioCases)('about oneself, %j: %s', (bio, sentence) => {
    expect(bioFault(bio, 'Asha Rao')).toBe(sentence);
  });
});

it.each(textCases)('a text of several lines, %j: %s', (text, sentence) => {
  expect(unseenInText(text)).toBe(sentence);
});
