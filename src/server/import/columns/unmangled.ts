import { byteOf } from '../source/windows-1252';

/** The first characters of "₹", "’", "é", "à¤", "😀" and the hard blank in UTF-8 misread as Windows-1252. */
const MANGLED = /â[€‚„]|Ã[\u0080-\u00BF‚ƒ„†‡‰Š‹ŒŽ™š›œžŸ]|Â[\u00A0-\u00BF]|à[¤¥]|ðŸ/;

/** Repairs UTF-8 that was misread as Windows-1252: "â‚¹5" is "₹5". Other texts stay unchanged. */
export function unmangled(text: string): string {
  if (!MANGLED.test(text)) return text;
  return text.replaceAll(/[^\p{ASCII}]+/gu, (run) => {
    const bytes = [...run].map(byteOf);
    return bytes.includes(null)
      ? run
      : decoded(
          Uint8Array.from(bytes, (byte) => byte ?? 0),
          run,
        );
  });
}

function decoded(bytes: Uint8Array, otherwise: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return otherwise;
  }
}
