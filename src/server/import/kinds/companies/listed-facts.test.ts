import { expect, it } from 'vitest';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { socialColumn, tagsColumn } from './listed-facts';

const context = { now: 0, order: 'dmy' } as const;

it.each([
  ['linkedin.com/company/loom', 'https://linkedin.com/company/loom'],
  ['http://WWW.LinkedIn.com/company/loom', 'https://www.linkedin.com/company/loom'],
  ['https://in.linkedin.com/company/loom?trk=1', 'https://in.linkedin.com/company/loom?trk=1'],
  ['https://www.youtube.com/@loom', 'https://www.youtube.com/@loom'],
  ['https://x.com/loom', 'https://x.com/loom'],
])('%s is a page at a network', (text, address) => {
  expect(socialColumn.read(text, context)).toEqual({ facts: [address], faults: [] });
});

it.each([
  'https://linkedin.com/',
  'https://linkedin.com',
  'https://linkedin.com/in/asha-weft',
  'https://looms.example/loom',
  'https://linkedin.com.looms.example/loom',
  'https://notlinkedin.com/loom',
  'https://linkedin.com@looms.example/loom',
  'https://linkedin.com:8443/loom',
  'ftp://linkedin.com/loom',
  'javascript:alert(1)//linkedin.com/loom',
  '@loomhouse',
  '4,000 followers',
])('%s is none', (text) => {
  expect(socialColumn.read(text, context)).toBeInstanceOf(UnreadableText);
});

it('several pages are read once each, and the others are told apart', () => {
  const text = 'https://x.com/loom; x.com/loom, looms.example/x\nhttps://github.com/loom';
  expect(socialColumn.read(text, context)).toEqual({
    facts: ['https://x.com/loom', 'https://github.com/loom'],
    faults: [expect.stringMatching(/^"looms.example\/x" is not the address of a company page/)],
  });
  const many = Array.from({ length: 11 }, (_, n) => `x.com/loom${n}`);
  expect(socialColumn.read(many.join(' '), context)).toMatchObject({
    faults: ['"https://x.com/loom10" is one too many: a page shows 10'],
  });
});

it('tags are a few short words each', () => {
  expect(tagsColumn.read('Public company; Start-up; Public company', context)).toEqual({
    facts: ['Public company', 'Start-up'],
    faults: [],
  });
  expect(tagsColumn.read(`Start-up; ${'very '.repeat(10)}old`, context)).toMatchObject({ facts: ['Start-up'] });
  expect(tagsColumn.read('A;B;C;D;E;F'.replaceAll(/[A-F]/g, 'Firm $&'), context)).toMatchObject({
    faults: ['"Firm F" is one too many: a page shows 5'],
  });
  expect(tagsColumn.read('https://looms.example', context)).toBeInstanceOf(UnreadableText);
});
