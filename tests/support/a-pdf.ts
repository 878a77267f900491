export function aPdf(length = 64): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(length).fill(32);
  content.set(new TextEncoder().encode('%PDF-1.4\n'));
  return content;
}
