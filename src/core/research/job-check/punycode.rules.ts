// RFC 3492, with the values that host names use.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const PREFIX = 'xn--';
const MAX_CODE = 0x10_ff_ff;

/** Decodes `xn--vayuna-4nf` to letters of other scripts. Other labels stay unchanged. */
export function decodedLabel(label: string): string {
  return label.startsWith(PREFIX) ? (decoded(label.slice(PREFIX.length)) ?? label) : label;
}

function decoded(text: string): string | null {
  const split = text.lastIndexOf('-');
  const codes = [...text.slice(0, Math.max(0, split))].map((letter) => letter.codePointAt(0) ?? 0);
  let [code, place, bias, at] = [FIRST_CODE, 0, FIRST_BIAS, split + 1];
  while (at < text.length) {
    const before = place;
    for (let [weight, step] = [1, BASE]; ; step += BASE) {
      const digit = digitOf(text[at] ?? '');
      at += 1;
      if (digit === null) return null;
      place += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, step - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = codes.length + 1;
    bias = nextBias(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > MAX_CODE) return null;
    place %= count;
    codes.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...codes);
}

function digitOf(letter: string): number | null {
  if (/^[a-z]$/.test(letter)) return letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return /^\d$/.test(letter) ? Number(letter) + T_MAX : null;
}

function nextBias(difference: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let bias = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
