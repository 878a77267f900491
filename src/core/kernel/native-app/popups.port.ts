import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { PopupAnswer, PopupQuestion } from './popup';

export interface Popups {
  /** An answer with `showPopup` counts as shown. Fails with `unauthenticated` for a guest. */
  readonly checkPopup: (question: PopupQuestion) => Promise<Result<PopupAnswer, Failure>>;
}

export const PopupsPort: Key<Popups> = Symbol('Popups');
