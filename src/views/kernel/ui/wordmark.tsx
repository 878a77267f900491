/**
 * Tarakki in Devanagari (तरक़्क़ी), drawn as an outline of Anek at weight 700, so that no page
 * loads the font for it. The outline is in the cached style sheet. Decorative, and only for the
 * default brand.
 */
export function Wordmark() {
  return <span className="wordmark" aria-hidden="true" />;
}
