import type { Fetch } from './call-trace';
import type { RecordedAnswers } from './recorded-answers';

/** A page as the server makes it, fetched while the app runs. */
export interface FetchedPage {
  /** The answers that its screen asks for first. */
  readonly answers: RecordedAnswers;
  readonly main: readonly Node[] | null;
}

export interface PagePlaces {
  readonly answersOf: (page: Document) => RecordedAnswers;
  readonly mainId: string;
}

const NOTHING: FetchedPage = { answers: {}, main: null };
/** A sheet that a document carries: its address and its text. */
const SHEET = /<style data-href="([^"]*)">([\s\S]*?)<\/style>/g;
const FIELDS = 'input, select, textarea';

/** Fetches the document of an address and the style that it carries. Resolves with nothing to show if there is none. */
export async function fetchPage(
  address: string,
  fetch: Fetch,
  { answersOf, mainId }: PagePlaces,
): Promise<FetchedPage> {
  try {
    const response = await fetch(new Request(new URL(address, document.baseURI), { headers: { accept: 'text/html' } }));
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return NOTHING;
    // A parsed document runs no script and loads nothing; the content security policy would refuse the sheets inside it.
    const html = (await response.text()).replace(SHEET, (_sheet, href: string, text: string) => adopt(href, text));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const main = page.getElementById(mainId);
    for (const field of main?.querySelectorAll(FIELDS) ?? []) field.setAttribute('disabled', '');
    return {
      answers: answersOf(page),
      main: main && [...main.childNodes].map((node) => document.importNode(node, true)),
    };
  } catch {
    return NOTHING;
  }
}

/**
 * Adopts a sheet if the current document lacks it; returns what takes its place. A link without an address stands for it, so that the
 * bundler's loader does not fetch it again.
 */
function adopt(href: string, text: string): string {
  const name = CSS.escape(href);
  if (document.querySelector(`[data-href="${name}"], link[href="${name}"]`) !== null) return '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  const mark = document.createElement('link');
  mark.rel = 'stylesheet';
  mark.dataset.href = href;
  document.head.append(mark);
  return '';
}
