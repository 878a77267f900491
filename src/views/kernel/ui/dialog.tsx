import './dialog.css';
import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { fitAboveKeyboard } from './above-keyboard';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { useSheetHistory } from './sheet-history';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Esc, the close button, or a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly titleHidden?: boolean | undefined;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  readonly steps?: ReactNode;
  readonly overline?: ReactNode;
  readonly headAction?: ReactNode;
  /** Stays in view while the body scrolls. */
  readonly footer?: ReactNode;
  /**
   * Below 641 px it fills the screen (`screen`), or rises from the lower edge as high as its
   * content (`bottom`).
   */
  readonly sheet?: 'screen' | 'bottom' | undefined;
  readonly narrow?: boolean | undefined;
  /**
   * The control that gets the focus first. By default it is the first one below the head, or the dialog itself after a
   * touch.
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** True if an address opened the dialog, which then has a history entry already. */
  readonly hasAddress?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Traps the focus, locks the page and restores the focus. Closes on Esc and, on phones, on Back. Import it with
 * `lazy()`, since it is heavy (22 kB).
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  steps,
  overline,
  headAction,
  footer,
  sheet = 'screen',
  narrow = false,
  initialFocus,
  hasAddress = false,
  children,
}: DialogProps) {
  const handleOpenChange = (next: boolean, details: { cancel: () => void; event: Event }) => {
    if (next) {
      return;
    }
    if (!isAboveDialogs(details.event.target)) {
      onClose();
    } else {
      details.cancel();
    }
  };
  useSheetHistory(open && !hasAddress, onClose);
  const main = useRef<HTMLDivElement>(null);
  // After a touch the dialog itself gets the focus, so that no on-screen keyboard opens.
  const focusFirst = (openedBy: string) => (openedBy === 'touch' ? true : firstControlIn(main.current));
  const heading = <Base.Title className={titleHidden ? 'vh' : 'h1'}>{title}</Base.Title>;
  const isTitleInHead = overline === undefined;
  return (
    <Base.Root open={open} onOpenChange={handleOpenChange}>
      <Base.Portal>
        {/* A dialog over another dialog darkens it too. */}
        <Base.Backdrop className="scrim" forceRender />
        <Base.Viewport ref={fitAboveKeyboard} className={classNames('dialog-view', `dialog-view--${sheet}`)}>
          <Base.Popup
            className={classNames('dialog', narrow && 'dialog--narrow')}
            initialFocus={initialFocus ?? focusFirst}
          >
            {steps}
            <div className="dialog__body">
              <div className="dialog__head">
                {isTitleInHead ? heading : <span className="meta num">{overline}</span>}
                <div className="dialog__tools">
                  {headAction}
                  <IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
                </div>
              </div>
              {isTitleInHead ? null : heading}
              {description === undefined ? null : (
                <Base.Description className="text-ink-2 mt-2">{description}</Base.Description>
              )}
              <div ref={main} className="dialog__main">
                {children}
              </div>
            </div>
            {footer === undefined ? null : <div className="dialog__foot">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const CONTROLS = 'input:enabled, textarea:enabled, select:enabled, button:enabled, a[href]';

/** Prefers the checked radio button. Returns null without a control. */
function firstControlIn(part: HTMLElement | null): HTMLElement | null {
  const controls = [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const shown = controls.filter((control) => control.closest('[hidden]') === null);
  return shown.find((control) => control.matches(':not([type="radio"]:not(:checked))')) ?? shown[0] ?? null;
}

/** Returns true for toasts, which lie above dialogs: a click on a toast is not outside. */
function isAboveDialogs(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-above-dialogs]') !== null;
}
