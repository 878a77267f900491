import type { Container } from 'inversify';
import { addLateFont } from '@/adapters/browser/late-font';
import { WindowKey } from '@/app/app-keys';
import { DEVANAGARI_RANGE, LATIN_REST_RANGE } from '@/views/kernel/ui/late-ranges';

const LATE_FONTS = [
  [new URL('../../../../views/kernel/ui/fonts/anek-devanagari.woff2', import.meta.url), DEVANAGARI_RANGE],
  [new URL('../../../../views/kernel/ui/fonts/anek-latin-rest.woff2', import.meta.url), LATIN_REST_RANGE],
] as const;

export function addFonts(container: Container): void {
  if (!container.isBound(WindowKey)) return;
  const { document } = container.get(WindowKey);
  for (const [{ href }, range] of LATE_FONTS) addLateFont(document, href, range);
}
