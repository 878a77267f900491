import type { DocumentHead } from '@/core/kernel/navigation/document-head.port';
import type { PageMeta } from '@/core/kernel/navigation/page-meta';

/** Updates the document's head for pages after the first. */
export class HtmlDocumentHead implements DocumentHead {
  readonly #document: Document;
  readonly #origin: string;

  constructor(document: Document, origin: string) {
    this.#document = document;
    this.#origin = origin;
  }

  show({ title, description, canonicalPath, isIndexed, type }: PageMeta): void {
    const address = `${this.#origin}${canonicalPath}`;
    this.#document.title = title;
    this.#meta('name', 'description', description);
    this.#meta('property', 'og:title', title);
    this.#meta('property', 'og:description', description);
    this.#meta('property', 'og:type', type);
    this.#meta('property', 'og:url', address);
    this.#robots(isIndexed);
    this.#canonical(isIndexed ? address : null);
  }

  #meta(attribute: 'name' | 'property', name: string, content: string): void {
    this.#element(`meta[${attribute}="${name}"]`, 'meta', (element) =>
      element.setAttribute(attribute, name),
    ).setAttribute('content', content);
  }

  #robots(isIndexed: boolean): void {
    if (isIndexed) this.#document.head.querySelector('meta[name="robots"]')?.remove();
    else this.#meta('name', 'robots', 'noindex');
  }

  #canonical(address: string | null): void {
    if (address === null) this.#document.head.querySelector('link[rel="canonical"]')?.remove();
    else {
      this.#element('link[rel="canonical"]', 'link', (element) =>
        element.setAttribute('rel', 'canonical'),
      ).setAttribute('href', address);
    }
  }

  #element(selector: string, tag: 'meta' | 'link', prepare: (element: HTMLElement) => void): Element {
    const known = this.#document.head.querySelector(selector);
    if (known) return known;
    const element = this.#document.createElement(tag);
    prepare(element);
    this.#document.head.append(element);
    return element;
  }
}
