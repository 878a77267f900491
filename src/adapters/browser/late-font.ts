/**
 * Adds a face to the product's letters; the file is fetched only if the page holds a character of the range. Its descriptors are
 * those of the family's faces in fonts.css: with other ranges of weight or width the browser would use one face for all.
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
