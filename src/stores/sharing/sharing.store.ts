import type { Clipboard } from '@/core/sharing/clipboard.port';
import type { ShareSheet } from '@/core/sharing/share-sheet.port';
import { createToast } from '@/core/toasts/toast';
import { toastMessages } from '@/core/toasts/toast-messages';
import type { Toasts } from '@/core/toasts/toasts.port';
import type { ErrorReporter } from '@/core/tracking/error-reporter';

export interface SharingPorts {
  readonly sheet: ShareSheet;
  readonly clipboard: Clipboard;
  readonly toasts: Toasts;
  readonly reporter: Pick<ErrorReporter, 'report'>;
}

/** Shares addresses of the product. */
export class SharingStore {
  readonly #origin: string;
  readonly #ports: SharingPorts;

  constructor(origin: string, ports: SharingPorts) {
    this.#origin = origin;
    this.#ports = ports;
  }

  /** Opens the device's share sheet, or copies the link where it has none. Must be called by the press itself. */
  async share(path: string, title: string): Promise<void> {
    if (!(await this.#ports.sheet.show({ title, url: this.#urlOf(path) }))) await this.copyLink(path);
  }

  /** Copies the full address of a path. A device that refuses is logged only (ER-COPY-SUCCESS, ER-LOGGED-ONLY). */
  async copyLink(path: string): Promise<void> {
    const { clipboard, toasts, reporter } = this.#ports;
    if (await clipboard.write(this.#urlOf(path))) {
      toasts.show(createToast('success', toastMessages.linkCopied));
    } else {
      reporter.report({ error: 'The clipboard refused a link.', type: 'copy', level: 'warning' });
    }
  }

  #urlOf(path: string): string {
    return `${this.#origin}${path}`;
  }
}
