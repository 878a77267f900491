import { expect, it } from 'vitest';
import { withPlainDigits } from './plain-digits';

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Santali', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
  ['Meitei', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
  ['full-width', '０１２３４５６７８９'],
])('digits of %s are plain', (_, digits) => {
  expect(withPlainDigits(`₹${digits} x`)).toBe('₹0123456789 x');
});

it('other signs stay', () => {
  expect(withPlainDigits('9८ ½ ² ߀ 😀')).toBe('98 ½ ² ߀ 😀');
});
