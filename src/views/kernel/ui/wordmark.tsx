/**
 * Renders Tarakki in Devanagari (तरक़्क़ी) as an outline of Anek at weight 700, so that no page loads the font.
 * Decorative, and only for the default brand.
 */
export function Wordmark() {
  return <span className="wordmark" aria-hidden="true" />;
}
