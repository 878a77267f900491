/**
 * The name Tarakki in Devanagari (तरक़्क़ी), set in Anek at weight 700 and drawn as an outline, so that a page without
 * Hindi text does not fetch the Devanagari font for its head. The outline is in the style sheet, which is cached.
 * Decorative: the name in Latin letters is beside it. Only for the default brand; another brand has its name alone.
 */
export function Wordmark() {
  return <span className="wordmark" aria-hidden="true" />;
}
