import { isCompanyName } from './company-names';
import { titleCase } from './title-case';

const NO_NAME =
  /^(reviews?|profiles?|interviews?|questions?|experiences?|glassdoor|ambition|ambitionbox|box|indeed|naukri|linkedin|kaggle|employees?|companies|company|from|by|on|of|for|the|and|data|datasets?|all|final|cleaned|clean|raw|new|old|latest|updated|sample|csv|tsv|txt|jsonl?|gz|scraped?|scraper|scraping|combined|merged|full|complete|part|exports?|exported|outputs?|results?|table|list|file|dump|copy|download|untitled|train|training|test|valid|validation|texts?|feedback|sentiment|ratings?|india|indian|ds|en|english|db|v?\d+[a-z]?)$/i;

/** Returns the company: "infosys_reviews_2024.csv" is about Infosys. Returns null if there is none. */
export function companyInFileName(path: string): string | null {
  const words = path
    .replace(/^.*[\\/]/, '')
    .split(/[\s_.()-]+/)
    .filter((word) => word !== '' && !NO_NAME.test(word));
  const name = words.join(' ');
  const written = name.length < 4 ? name.toUpperCase() : titleCase(name);
  return isCompanyName(written) ? written : null;
}
