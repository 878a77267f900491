import type { PageScripts } from '@/core/kernel/tracking/page-scripts.port';

export class DocumentScripts implements PageScripts {
  constructor(private readonly document: Document) {}

  add(url: string): void {
    const script = this.document.createElement('script');
    script.src = url;
    script.async = true;
    this.document.head.append(script);
  }
}
