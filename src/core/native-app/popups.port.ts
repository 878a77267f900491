import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { PopupAnswer, PopupQuestion } from './popup';

/** Whether a native app may show a popup now. */
export interface Popups {
  /** An answer with `showPopup` counts as shown. `unauthenticated` for a guest. */
  checkPopup(question: PopupQuestion): Promise<Result<PopupAnswer, Failure>>;
}

/** Names the Popups port in the container. */
export const PopupsPort: Key<Popups> = Symbol('Popups');
