import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { Toast } from '@/core/kernel/toasts/toast';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';

/** Shows a toast unless the page's own error messages cover the failure. */
export function showFailure(toasts: Toasts, title: string, failure: Failure): void {
  const toast = failureToast(title, failure);
  if (toast !== null) toasts.show(toast);
}

/** Returns null for 401, 403, 404 and 5xx, which the page's own error messages cover. */
function failureToast(title: string, failure: Failure): Toast | null {
  switch (failure.kind) {
    case 'network':
      return createToast('failure', title, failureReasonOf(failure), { noInternet: true });
    case 'invalid':
    case 'conflict':
    case 'tooMany':
      return createToast('failure', title, failure.message === '' ? null : failure.message);
    case 'cancelled':
    case 'unauthenticated':
    case 'forbidden':
    case 'notFound':
    case 'unavailable':
      return null;
  }
}
