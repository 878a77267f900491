import { useEffect, useState } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { isNativeIos } from '@/core/device/device';
import { DevicePort } from '@/core/device/device-reading.port';
import type { Toast } from '@/core/toasts/toast';
import { toastMessages } from '@/core/toasts/toast-messages';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { useStore } from '../common/use-store';
import { classNames } from '../ui/class-names';
import { ToastCard } from '../ui/toast-card';
import { messages } from './messages';

/** Shows the toasts, above everything else (OV-TOAST). It mounts after the first client render only (ST-TOAST-MOUNT). */
export function Toaster() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? <ShownToasts /> : null;
}

/** Toasts whose time is over stay in the document a little longer, out of sight, so that they can leave softly. */
function ShownToasts() {
  const port = useStore(ToastsPort);
  const device = useStore(DevicePort);
  const { toasts, handlers } = useToaster({}, port.toasterId);
  return (
    <section
      aria-label={messages.toastRegion}
      className="toasts"
      data-above-dialogs=""
      // A dialog takes everything from screen readers that is not live. What is live here is each toast, not their place.
      aria-live="off"
      // Toasts are lower under the native app's bar on iOS (LM-TOAST-OFFSET).
      data-native-ios={isNativeIos(device.current()) || undefined}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map(({ id, visible }) => {
        const toast = port.find(id);
        if (toast === null) return null;
        return (
          <div key={id} className={classNames(!visible && 'is-leaving')} inert={!visible}>
            <ShownToast toast={toast} onDismiss={() => port.dismiss(id)} />
          </div>
        );
      })}
    </section>
  );
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

/** The link of a toast: a chat toast's leads to its message; any other has its caller's (ER-TOAST-LINK). */
function linkOf({ type, props }: Toast): { readonly text: string; readonly onPress: () => void } | null {
  if (type === 'chatMessage' && props.onViewMessage) {
    return { text: props.linkText ?? toastMessages.chatLink, onPress: props.onViewMessage };
  }
  if (!props.onLinkClick) return null;
  const text = props.linkText ?? (type === 'failure' ? toastMessages.failureLink : null);
  return text === null ? null : { text, onPress: props.onLinkClick };
}
