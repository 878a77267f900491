import type { Clipboard } from '@/core/sharing/clipboard.port';
import { createToast } from '@/core/toasts/toast';
import { toastMessages } from '@/core/toasts/toast-messages';
import type { Toasts } from '@/core/toasts/toasts.port';
import type { ErrorReporter } from '@/core/tracking/error-reporter';

/** Shares addresses of the product. */
export class SharingStore {
  readonly #origin: string;
  readonly #clipboard: Clipboard;
  readonly #toasts: Toasts;
  readonly #reporter: ErrorReporter;

  constructor(origin: string, clipboard: Clipboard, toasts: Toasts, reporter: ErrorReporter) {
    this.#origin = origin;
    this.#clipboard = clipboard;
    this.#toasts = toasts;
    this.#reporter = reporter;
  }

  /** Copies the full address of a path. A device that refuses is logged only (ER-COPY-SUCCESS, ER-LOGGED-ONLY). */
  async copyLink(path: string): Promise<void> {
    if (await this.#clipboard.write(`${this.#origin}${path}`)) {
      this.#toasts.show(createToast('success', toastMessages.linkCopied));
    } else {
      this.#reporter.report({ error: 'The clipboard refused a link.', type: 'copy', level: 'warning' });
    }
  }
}
