/** The kinds of toast (EM-TOAST-TYPES). */
export const TOAST_TYPES = ['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage'] as const;

export type ToastType = (typeof TOAST_TYPES)[number];

/** The link and further options of a toast (EN-TOAST). */
export interface ToastProps {
  readonly onLinkClick?: () => void;
  /** The link's label; without one there is no link. */
  readonly linkText?: string;
  /** True if the toast says that the connection is lost. */
  readonly noInternet?: boolean;
  readonly onViewMessage?: () => void;
  readonly onClose?: () => void;
}

/** A short message on top of everything (EN-TOAST). `text2` is null if one line says it all. */
export interface Toast {
  readonly text1: string;
  readonly text2: string | null;
  readonly type: ToastType;
  readonly props: ToastProps;
}

/** A toast with the empty values for what is not given. */
export function createToast(
  type: ToastType,
  text1: string,
  text2: string | null = null,
  props: ToastProps = {},
): Toast {
  return { text1, text2, type, props };
}
