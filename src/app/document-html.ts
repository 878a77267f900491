import type { PageMeta, SharedPicture, StructuredData } from '@/core/kernel/navigation/page-meta';
import type { Theme } from '@/core/kernel/shell/theme';
import { PAGE_COLORS } from '@/core/kernel/shell/theme';
import type { FirstViewState } from './first-view-state';
import { embedState, STATE_ELEMENT_ID } from './first-view-state';

export interface StyleAsset {
  /** The address from the root of the origin. */
  readonly href: string;
  readonly text: string | null;
}

export interface CodeAssets {
  /** Addresses of scripts, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleAsset[];
}

export interface DocumentAssets extends CodeAssets {
  readonly preloads: readonly string[];
  /** Files in addition to the first download, by the name of a route's chunk. */
  readonly chunks: Readonly<Record<string, CodeAssets>>;
  readonly inlineScripts: readonly string[];
  readonly join: (scripts: readonly string[]) => readonly string[];
}

export interface DocumentParts {
  readonly meta: PageMeta;
  readonly theme: Theme;
  readonly origin: string;
  readonly brand: string;
  readonly assets: DocumentAssets;
  readonly chunks: readonly string[];
  readonly body: string;
  readonly state: FirstViewState;
}

const WITHOUT_SCRIPT =
  'JavaScript is off. You can read everything; to log in, vote, follow or write, switch it on and reload the page.';

export const ROOT_ELEMENT_ID = 'root';

/** Returns the document. Everything but the rendered app is escaped here. */
export function documentHtml({ meta, theme, origin, brand, assets, chunks, body, state }: DocumentParts): string {
  const shown = [assets, ...chunks.flatMap((name) => assets.chunks[name] ?? [])];
  const canonical = `${origin}${meta.canonicalPath}`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escaped(meta.title)}</title>`,
    tag('description', meta.description),
    // Placed first, because one of these scripts stores early clicks until the other scripts have loaded.
    ...assets.inlineScripts.map((script) => `<script>${script}</script>`),
    ...(meta.isIndexed ? [`<link rel="canonical" href="${escaped(canonical)}">`] : [tag('robots', 'noindex')]),
    property('og:type', meta.type),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', canonical),
    property('og:site_name', brand),
    property('og:locale', 'en_IN'),
    ...pictureElements(meta.picture ?? SOCIAL_CARD, origin),
    tag('twitter:card', 'summary_large_image'),
    tag('color-scheme', 'light dark'),
    ...themeColours(theme),
    ...assets.preloads.map(
      (href) => `<link rel="preload" href="${escaped(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...unique(shown.flatMap(({ styles }) => styles.map(styleElement))),
    ...(meta.isIndexed ? meta.structured.map((data) => structuredElement(data, origin)) : []),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    // The route's code before the entry's, which then finds it.
    ...assets.join(unique(shown.toReversed().flatMap(({ scripts }) => scripts))).map(scriptElement),
  ];
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return [
    '<!doctype html>',
    `<html lang="en-IN"${themeAttribute}>`,
    `<head>${head.join('')}</head>`,
    `<body><p class="noscript">${WITHOUT_SCRIPT}</p><div id="${ROOT_ELEMENT_ID}">${body}</div>`,
    `<script type="application/json" id="${STATE_ELEMENT_ID}">${embedState(state)}</script>`,
    '</body></html>',
  ].join('');
}

const SOCIAL_CARD: SharedPicture = {
  url: '/social-card.png',
  width: 1200,
  height: 630,
  description: 'Straight talk about work in India',
};

function pictureElements({ url, width, height, description }: SharedPicture, origin: string): readonly string[] {
  return [
    property('og:image', new URL(url, origin).href),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    ...(description === '' ? [] : [property('og:image:alt', description)]),
  ];
}

/** Returns the colours of the chosen theme, or of both themes with media queries. */
function themeColours(theme: Theme): readonly string[] {
  return (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${PAGE_COLORS[theme === 'system' ? scheme : theme]}">`,
  );
}

/**
 * Returns a style element. The bundler's loader recognises an inlined style sheet by its address and does not load it
 * again.
 */
function styleElement({ href, text }: StyleAsset): string {
  const address = escaped(href);
  return text === null ? `<link rel="stylesheet" href="${address}">` : `<style data-href="${address}">${text}</style>`;
}

function scriptElement(src: string): string {
  return `<script src="${escaped(src)}" defer></script>`;
}

function structuredElement(data: StructuredData, origin: string): string {
  const whole = { '@context': 'https://schema.org', ...data };
  const text = JSON.stringify(whole, (key, value: unknown) =>
    (key === 'url' || key === 'item') && typeof value === 'string' && value.startsWith('/')
      ? `${origin}${value}`
      : value,
  );
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
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
