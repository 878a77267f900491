export const TOAST_TYPES = ['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage'] as const;

export type ToastType = (typeof TOAST_TYPES)[number];

export interface ToastProps {
  readonly onLinkClick?: () => void;
  readonly linkText?: string;
  readonly noInternet?: boolean;
  readonly onViewMessage?: () => void;
  readonly onClose?: () => void;
}

export interface Toast {
  readonly text1: string;
  readonly text2: string | null;
  readonly type: ToastType;
  readonly props: ToastProps;
}

export function createToast(
  type: ToastType,
  text1: string,
  text2: string | null = null,
  props: ToastProps = {},
): Toast {
  return { text1, text2, type, props };
}
