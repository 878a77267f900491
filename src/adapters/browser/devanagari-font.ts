/**
 * Adds the face that Devanagari is set in; the file is fetched only where the page holds a Devanagari letter. Its descriptors are
 * those of the family's faces in fonts.css: with other ranges of weight or width the browser would use one face for all.
 */
export function addDevanagariFont(document: Document, url: string, unicodeRange: string): void {
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
