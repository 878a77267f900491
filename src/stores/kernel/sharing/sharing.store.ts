import type { Clipboard } from '@/core/kernel/sharing/clipboard.port';
import type { ShareChannel, ShareCounts, SharedItem } from '@/core/kernel/sharing/share-counts.port';
import type { ShareSheet } from '@/core/kernel/sharing/share-sheet.port';
import type { PagePrint } from '@/core/kernel/shell/page-print.port';
import { createToast } from '@/core/kernel/toasts/toast';
import { toastMessages } from '@/core/kernel/toasts/toast-messages';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';

export interface SharingPorts {
  readonly sheet: ShareSheet;
  readonly clipboard: Clipboard;
  readonly counts: ShareCounts;
  readonly toasts: Toasts;
  readonly printer: PagePrint;
  readonly reporter: Pick<ErrorReporter, 'report'>;
}

/** Shares addresses of the product, and prints a page. */
export class SharingStore {
  readonly #origin: string;
  readonly #ports: SharingPorts;

  constructor(origin: string, ports: SharingPorts) {
    this.#origin = origin;
    this.#ports = ports;
  }

  /**
   * Falls back to copying the link. Must be called synchronously in the click handler. `shared` is counted, or null for
   * a page that is not a contribution.
   */
  async share(path: string, title: string, shared: SharedItem | null = null): Promise<void> {
    if (await this.#ports.sheet.show({ title, url: this.#urlOf(path) })) this.#count(shared, 'native');
    else await this.copyLink(path, shared);
  }

  openWhatsApp(path: string, title: string, shared: SharedItem): void {
    const text = `${title} ${this.#urlOf(path)}`;
    this.#ports.sheet.openLink(`https://wa.me/?text=${encodeURIComponent(text)}`);
    this.#count(shared, 'whatsapp');
  }

  /** Copies the link. A refusal by the device is only logged (ER-COPY-SUCCESS, ER-LOGGED-ONLY). */
  async copyLink(path: string, shared: SharedItem | null = null): Promise<void> {
    const { clipboard, toasts, reporter } = this.#ports;
    if (await clipboard.write(this.#urlOf(path))) {
      toasts.show(createToast('success', toastMessages.linkCopied));
      this.#count(shared, 'copy');
    } else {
      reporter.report({ error: 'The clipboard refused a link.', type: 'copy', level: 'warning' });
    }
  }

  async copyText(text: string, done: string): Promise<void> {
    const { clipboard, toasts, reporter } = this.#ports;
    if (await clipboard.write(text)) toasts.show(createToast('success', done));
    else reporter.report({ error: 'The clipboard refused a text.', type: 'copy', level: 'warning' });
  }

  async copySentence(sentence: string, path: string, done: string): Promise<void> {
    await this.copyText(`${sentence} ${this.#urlOf(path)}`, done);
  }

  printPage(): void {
    this.#ports.printer.print();
  }

  #count(shared: SharedItem | null, channel: ShareChannel): void {
    if (shared !== null) void this.#ports.counts.recordShare({ ...shared, channel });
  }

  #urlOf(path: string): string {
    return `${this.#origin}${path}`;
  }
}
