/**
 * Adds a font, whose file loads only if the page has a character of the range. Descriptors must match the family's
 * faces in fonts.css. Otherwise the browser would use one face for all.
 */
export function addLateFont(document: Document, url: string, unicodeRange: string): void {
  document.fonts.add(
    new FontFace('Anek', `url("${url}") format("woff2")`, {
      unicodeRange,
      weight: '100 800',
      stretch: '75% 125%',
      display: 'swap',
      ascentOverride: '86%',
      descentOverride: '26%',
      lineGapOverride: '0%',
    }),
  );
}
