import { expect, it } from 'vitest';
import { linkedAddressOf } from './linked-address.rules';

const PATH = '/posts/notice-periods';

const linkedAddressCases: readonly (readonly [text: string, address: string | null])[] = [
  ['No link here.', null],
  [`See https://labour.example${PATH}.`, `https://labour.example${PATH}`],
  [`(see http://labour.example${PATH})`, `http://labour.example${PATH}`],
  ['https://labour.example/wiki/Notice_(law), and so on', 'https://labour.example/wiki/Notice_(law)'],
  ['“https://labour.example”', 'https://labour.example'],
  ['HTTPS://LABOUR.EXAMPLE/a#b', 'HTTPS://LABOUR.EXAMPLE/a#b'],
  ['https://श्रम.example/सूचना पढ़िए', 'https://श्रम.example/सूचना'],
  ['first https://one.example then https://two.example', 'https://one.example'],
  ['https://youtu.be/dQw4w9WgXcQ and https://two.example', 'https://two.example'],
  ['https://www.youtube.com/@a-channel', 'https://www.youtube.com/@a-channel'],
  ['[buyout](/discussions/notice-period)', null],
  ['[https://one.example](/discussions/notice-period) https://two.example', 'https://two.example'],
  ['https://known.example@evil.example/', null],
  ['javascript:alert(1) ftp://one.example data:text/html,x', null],
  ['https:///nothing https://', null],
  ['https://one.example/\u202egnp.exe', 'https://one.example/'],
  [`https://one.example/${'a'.repeat(2_048)}`, null],
  [`https://one.example/${'a'.repeat(2_028)}`, `https://one.example/${'a'.repeat(2_028)}`],
  [`https://one.example/${'a'.repeat(2_029)}`, null],
  ['http://2130706433/', 'http://2130706433/'],
  [`https://one.example/${')'.repeat(9_000)}`, 'https://one.example/'],
  [`https://one.example/(${'.)'.repeat(4_000)}`, 'https://one.example/(.)'],
  ['https://one.example/a_(b)_)*].', 'https://one.example/a_(b)'],
  ['', null],
];

it.each(linkedAddressCases)('the text %j links to %s', (text, address) => {
  expect(linkedAddressOf(text)).toBe(address);
});
