import { makeAutoObservable } from 'mobx';
import type { Clipboard } from '@/core/shell/clipboard.port';
import { createToast } from '@/core/shell/toast';
import { toastMessages } from '@/core/shell/toast-messages';
import type { Toasts } from '@/core/shell/toasts.port';
import type { ErrorReporter } from '@/core/tracking/error-reporter';

/** Shares addresses of the product. */
export class SharingStore {
  constructor(
    private readonly origin: string,
    private readonly clipboard: Clipboard,
    private readonly toasts: Toasts,
    private readonly reporter: ErrorReporter,
  ) {
    makeAutoObservable<this, 'origin' | 'clipboard' | 'toasts' | 'reporter'>(
      this,
      { origin: false, clipboard: false, toasts: false, reporter: false },
      { autoBind: true },
    );
  }

  /** Copies the full address of a path. A device that refuses is logged only (ER-COPY-SUCCESS, ER-LOGGED-ONLY). */
  async copyLink(path: string): Promise<void> {
    if (await this.clipboard.write(`${this.origin}${path}`)) {
      this.toasts.show(createToast('success', toastMessages.linkCopied));
    } else {
      this.reporter.report({ error: 'The clipboard refused a link.', type: 'copy', level: 'warning' });
    }
  }
}
