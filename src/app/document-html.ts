import type { PageMeta } from '@/core/shell/page-meta';
import type { Theme } from '@/core/shell/theme';
import type { FirstViewState } from './first-view-state';
import { embedState, STATE_ELEMENT_ID } from './first-view-state';

/** What goes into the document of a first view. */
export interface DocumentParts {
  readonly meta: PageMeta;
  readonly theme: Theme;
  readonly origin: string;
  readonly brand: string;
  readonly assets: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    /** The styles themselves, from our own build; null where `styles` names them. */
    readonly inlineStyle: string | null;
    readonly preloads: readonly string[];
  };
  /** The rendered app, HTML. */
  readonly body: string;
  readonly state: FirstViewState;
}

/** The element into which the app is rendered. */
export const ROOT_ELEMENT_ID = 'root';

/** The whole document. Everything but the rendered app is escaped here. */
export function documentHtml({ meta, theme, origin, brand, assets, body, state }: DocumentParts): string {
  const canonical = `${origin}${meta.canonicalPath}`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escaped(meta.title)}</title>`,
    tag('description', meta.description),
    ...(meta.isIndexed ? [`<link rel="canonical" href="${escaped(canonical)}">`] : [tag('robots', 'noindex')]),
    property('og:type', meta.type),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', canonical),
    property('og:site_name', brand),
    property('og:locale', 'en_IN'),
    tag('color-scheme', 'light dark'),
    ...assets.preloads.map(
      (href) => `<link rel="preload" href="${escaped(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`),
    ...(assets.inlineStyle === null ? [] : [`<style>${assets.inlineStyle}</style>`]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.scripts.map((src) => `<script src="${escaped(src)}" defer></script>`),
  ];
  const dress = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return [
    '<!doctype html>',
    `<html lang="en-IN"${dress}>`,
    `<head>${head.join('')}</head>`,
    `<body><div id="${ROOT_ELEMENT_ID}">${body}</div>`,
    `<script type="application/json" id="${STATE_ELEMENT_ID}">${embedState(state)}</script>`,
    '</body></html>',
  ].join('');
}

function tag(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
