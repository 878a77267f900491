import { expect, it } from 'vitest';
import { textBlocksOf } from './text-blocks';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const points = (...all: readonly string[]) => ({ kind: 'points', points: all });

it.each([
  ['', []],
  ['One line.', [paragraph('One line.')]],
  ['One line,\r\nand its second.', [paragraph('One line,\nand its second.')]],
  ['One.\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  [
    'We want:\n• Java\n• SQL\n\nWrite to us.',
    [paragraph('We want:'), points('Java', 'SQL'), paragraph('Write to us.')],
  ],
  ['- Java\n\n  - SQL  \n* Go', [points('Java', 'SQL', 'Go')]],
  ['• Java\nand nothing else', [points('Java'), paragraph('and nothing else')]],
  ['-5 degrees\n*very* cold\n-', [paragraph('-5 degrees\n*very* cold\n-')]],
])('%j has the parts %j', (text, parts) => {
  expect(textBlocksOf(text)).toEqual(parts);
});
