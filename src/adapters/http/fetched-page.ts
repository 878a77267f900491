import type { Fetch } from './call-trace';
import type { RecordedAnswers } from './recorded-answers';

export interface FetchedPage {
  /** Answers to the first requests of the screen. */
  readonly answers: RecordedAnswers;
  readonly main: readonly Node[] | null;
}

export interface PagePlaces {
  readonly answersOf: (page: Document) => RecordedAnswers;
  readonly mainId: string;
}

const NOTHING: FetchedPage = { answers: {}, main: null };
const SHEET = /<style data-href="([^"]*)">([\s\S]*?)<\/style>/g;
const FIELDS = 'input, select, textarea';

/** Fetches a page with its style sheets. Resolves with nothing to show if there is no document. */
export async function fetchPage(
  address: string,
  fetch: Fetch,
  { answersOf, mainId }: PagePlaces,
  signal: AbortSignal | null = null,
): Promise<FetchedPage> {
  try {
    const request = new Request(new URL(address, document.baseURI), { headers: { accept: 'text/html' }, signal });
    const response = await fetch(request);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return NOTHING;
    // A parsed document runs no script and loads nothing; the content security policy would refuse
    // the inlined sheets.
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
 * Adds a style sheet, unless the document has it. A prefetching link does not count until its sheet is loaded. The new link has no address, so that the
 * bundler's loader does not load it again.
 */
function adopt(href: string, text: string): string {
  const name = CSS.escape(href);
  const link = document.querySelector<HTMLLinkElement>(`link[href="${name}"]`);
  if (link?.sheet || document.querySelector(`[data-href="${name}"]`) !== null) return '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  const mark = document.createElement('link');
  mark.rel = 'stylesheet';
  mark.dataset.href = href;
  document.head.append(mark);
  return '';
}
