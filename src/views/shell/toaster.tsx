import { useEffect, useState } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import type { Toast } from '@/core/shell/toast';
import { toastMessages } from '@/core/shell/toast-messages';
import { ToastCard } from '../ui/toast-card';
import { messages } from './messages';
import { useToasts } from './use-toasts';

/** Props of Toaster. */
export interface ToasterProps {
  /** Toasts stand lower under the native app's bar on iOS (LM-TOAST-OFFSET). */
  readonly nativeIos?: boolean;
}

/** Shows the toasts, above everything else (OV-TOAST). It mounts after the first client render only (ST-TOAST-MOUNT). */
export function Toaster({ nativeIos = false }: ToasterProps) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? <ShownToasts nativeIos={nativeIos} /> : null;
}

function ShownToasts({ nativeIos }: Required<ToasterProps>) {
  const shelf = useToasts();
  const { toasts, handlers } = useToaster({}, shelf.toasterId);
  return (
    <section
      aria-label={messages.toastRegion}
      className="toasts"
      data-native-ios={nativeIos || undefined}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id }) => {
          const toast = shelf.find(id);
          return toast ? <ShownToast key={id} toast={toast} onDismiss={() => shelf.dismiss(id)} /> : null;
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

/** A chat toast leads to its message; any other one has the link that its caller gave it (ER-TOAST-LINK). */
function linkOf({ type, props }: Toast): { readonly text: string; readonly onPress: () => void } | null {
  if (type === 'chatMessage' && props.onViewMessage) {
    return { text: props.linkText ?? toastMessages.chatLink, onPress: props.onViewMessage };
  }
  if (!props.onLinkClick) return null;
  const text = props.linkText ?? (type === 'failure' ? toastMessages.failureLink : null);
  return text === null ? null : { text, onPress: props.onLinkClick };
}
