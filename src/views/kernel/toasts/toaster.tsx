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

/** Mounts after the first client render (OV-TOAST, ST-TOAST-MOUNT). */
export function Toaster() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? <ShownToasts /> : null;
}

/** Live regions. Failures and alerts interrupt, others are polite. */
const REGIONS = [
  { role: 'alert', politeness: 'assertive', isUrgent: true },
  { role: 'status', politeness: 'polite', isUrgent: false },
] as const;

const URGENT: ReadonlySet<ToastType> = new Set(['failure', 'alert', 'alertWithTitle']);

/** Keeps expired toasts a little longer, invisible, for their exit animation. */
function ShownToasts() {
  const port = useStore(ToastsPort);
  const { toasts, handlers } = useToaster({}, port.toasterId);
  // Adds the content later, because screen readers ignore content that appears together with its live region.
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
      // Marks the container as live, because open dialogs hide other content from screen readers. The actual live
      // regions are inside.
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

/** Keeps the newest of equal toasts. A toast with a link is never merged. */
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

function linkOf({ type, props }: Toast): { readonly text: string; readonly onPress: () => void } | null {
  if (type === 'chatMessage' && props.onViewMessage) {
    return { text: props.linkText ?? toastMessages.chatLink, onPress: props.onViewMessage };
  }
  const { onLinkClick: onPress, linkText: text } = props;
  return onPress === undefined || text === undefined ? null : { text, onPress };
}
