import type { QuoteType, TokenizerCallbacks } from 'htmlparser2';
import { Tokenizer } from 'htmlparser2';

const MAX_DEPTH = 100;
const VOID = new Set(['meta', 'link', 'base', 'img', 'br', 'hr', 'input', 'source', 'track', 'embed', 'wbr']);
const META_ATTRIBUTES = new Set(['property', 'name', 'content']);

/**
 * Returns title and metadata by lower-case name; the first occurrence wins. Uses one pass without a tree or stack,
 * which hostile pages would exploit. Stops at the end of the head, since users may have written the rest.
 */
export function headOf(html: string): ReadonlyMap<string, string> {
  return new HeadTokens(html).read();
}

const skip = (): void => undefined;

class HeadTokens implements TokenizerCallbacks {
  readonly #said = new Map<string, string>();
  readonly #tokenizer = new Tokenizer({}, this);
  readonly #html: string;
  #depth = 0;
  #tag = '';
  #attribute = '';
  #value = '';
  #attributes = new Map<string, string>();
  #isInTitle = false;

  constructor(html: string) {
    this.#html = html;
  }

  read(): ReadonlyMap<string, string> {
    this.#tokenizer.write(this.#html);
    this.#tokenizer.end();
    return this.#said;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#nameAt(start, end);
    this.#attributes = new Map();
    if (this.#tag === 'body') this.#tokenizer.pause();
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#nameAt(start, end);
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.#html.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    this.#value += String.fromCodePoint(codePoint);
  }

  onattribend(_quote: QuoteType): void {
    const isKept = this.#tag === 'meta' && META_ATTRIBUTES.has(this.#attribute);
    if (isKept && !this.#attributes.has(this.#attribute)) this.#attributes.set(this.#attribute, this.#value);
  }

  onopentagend(): void {
    this.onselfclosingtag();
    if (VOID.has(this.#tag)) return;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#tokenizer.pause();
  }

  onselfclosingtag(): void {
    this.#isInTitle = this.#tag === 'title' && !this.#said.has('title');
    if (this.#tag === 'meta') this.#sayMeta();
  }

  onclosetag(start: number, end: number): void {
    this.#isInTitle = false;
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#nameAt(start, end) === 'head') this.#tokenizer.pause();
  }

  ontext(start: number, end: number): void {
    if (this.#isInTitle) this.#sayTitle(this.#html.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    if (this.#isInTitle) this.#sayTitle(String.fromCodePoint(codePoint));
  }

  readonly oncdata = skip;
  readonly oncomment = skip;
  readonly ondeclaration = skip;
  readonly onprocessinginstruction = skip;
  readonly onend = skip;

  #sayMeta(): void {
    const key = (this.#attributes.get('property') ?? this.#attributes.get('name') ?? '').toLowerCase();
    const content = this.#attributes.get('content');
    // The title element has its own key.
    if (key !== 'title' && content !== undefined && !this.#said.has(key)) this.#said.set(key, content);
  }

  #sayTitle(text: string): void {
    this.#said.set('title', (this.#said.get('title') ?? '') + text);
  }

  #nameAt(start: number, end: number): string {
    return this.#html.slice(start, end).toLowerCase();
  }
}
