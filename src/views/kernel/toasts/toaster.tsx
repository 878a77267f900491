import '../ui/toast.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import type { Toast, ToastType } from '@/core/kernel/toasts/toast';
import { toastMessages } from '@/core/kernel/toasts/toast-messages';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { useStore } from '../common/use-store';
import { classNames } from '../ui/class-names';
import { ToastCard } from '../ui/toast-card';
import { messages } from './messages';
import { placeToasts } from './place-toasts';

/** Shows the toasts, above everything else (OV-TOAST). It mounts after the first client render only (ST-TOAST-MOUNT). */
export function Toaster() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? <ShownToasts /> : null;
}

/** The two regions of toasts that screen readers listen to: failures and alerts interrupt them, the rest waits its turn. */
const REGIONS = [
  { role: 'alert', politeness: 'assertive', isUrgent: true },
  { role: 'status', politeness: 'polite', isUrgent: false },
] as const;

const URGENT: ReadonlySet<ToastType> = new Set(['failure', 'alert', 'alertWithTitle']);

/** Toasts whose time is over stay in the document a little longer, out of sight, so that they can leave softly. */
function ShownToasts() {
  const port = useStore(ToastsPort);
  const { toasts, handlers } = useToaster({}, port.toasterId);
  // Screen readers do not speak what comes together with its region.
  const [hasRegions, setRegions] = useState(false);
  useEffect(() => setRegions(true), []);
  const known = toasts.flatMap(({ id, visible }) => {
    const toast = hasRegions ? port.find(id) : null;
    return toast === null ? [] : [{ id, visible, toast }];
  });
  const region = useRef<HTMLElement>(null);
  const hasToasts = known.length > 0;
  useLayoutEffect(() => {
    if (hasToasts && region.current !== null) return placeToasts(region.current);
  }, [hasToasts]);
  return (
    <section
      ref={region}
      aria-label={messages.toastRegion}
      className="toasts"
      data-above-dialogs=""
      // A dialog takes everything from screen readers that is not live. What is live here are the regions inside.
      aria-live="off"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {REGIONS.map(({ role, politeness, isUrgent }) => (
        <div key={role} className="toasts__region" role={role} aria-live={politeness} aria-atomic={false}>
          {merged(known.filter(({ toast }) => URGENT.has(toast.type) === isUrgent)).map(({ id, visible, toast }) => (
            <div key={id} className={classNames(!visible && 'is-leaving')} inert={!visible}>
              <ShownToast toast={toast} onDismiss={() => port.dismiss(id)} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

interface KnownToast {
  readonly id: string;
  readonly visible: boolean;
  readonly toast: Toast;
}

/** Leaves the newest of those that say the same; one with a link is about a thing of its own. */
function merged(toasts: readonly KnownToast[]): readonly KnownToast[] {
  const said = new Set<string>();
  return toasts.filter(({ visible, toast: { type, text1, text2, props } }) => {
    if (!visible || props.onLinkClick || props.onViewMessage) return true;
    const saying = JSON.stringify([type, text1, text2]);
    if (said.has(saying)) return false;
    said.add(saying);
    return true;
  });
}

function ShownToast({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: () => void }) {
  const { type, text1, text2, props } = toast;
  const handleClose = () => {
    onDismiss();
    props.onClose?.();
  };
  return (
    <ToastCard
      type={type}
      text1={text1}
      text2={text2}
      link={linkOf(toast)}
      noInternet={props.noInternet ?? false}
      onClose={handleClose}
      closeLabel={messages.closeToast}
    />
  );
}

/** The link of a toast: a chat toast's leads to its message; any other has its caller's. */
function linkOf({ type, props }: Toast): { readonly text: string; readonly onPress: () => void } | null {
  if (type === 'chatMessage' && props.onViewMessage) {
    return { text: props.linkText ?? toastMessages.chatLink, onPress: props.onViewMessage };
  }
  const { onLinkClick: onPress, linkText: text } = props;
  return onPress === undefined || text === undefined ? null : { text, onPress };
}
