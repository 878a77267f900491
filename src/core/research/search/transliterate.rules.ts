/** Consonants with an inherent a, which a sign or the end of the word removes. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ऍ: 'e',
};

const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  'ॅ': 'e',
  '्': '',
};

/** Consonants before which the anusvara is an m: "मुंबई" is "mumbai". */
const LABIALS = 'पफबभम';

const OTHERS: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h', '़': '' };

const DEVANAGARI = /\p{Script=Devanagari}/u;

export function hasDevanagari(text: string): boolean {
  return DEVANAGARI.test(text);
}

/** Approximates common spelling: "टाटा" is "tata", "विप्रो" is "vipro". */
export function transliterate(text: string): string {
  return text.split(' ').map(wordOf).join(' ');
}

function wordOf(word: string): string {
  const letters = [...word.normalize('NFC')];
  let latin = '';
  for (const [place, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    const following = letters[place + 1] ?? '';
    if (letter === 'ं' && following !== '' && LABIALS.includes(following)) {
      latin += 'm';
      continue;
    }
    if (consonant === undefined) {
      latin += VOWELS[letter] ?? SIGNS[letter] ?? OTHERS[letter] ?? letter;
      continue;
    }
    const next = following === '़' ? letters[place + 2] : letters[place + 1];
    const carriesA = next !== undefined && SIGNS[next] === undefined;
    latin += carriesA ? `${consonant}a` : consonant;
  }
  return latin;
}
