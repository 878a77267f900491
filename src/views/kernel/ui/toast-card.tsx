import './toast.css';
import Bell from 'lucide-react/icons/bell';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { Avatar } from './avatar';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

/** The caller sets durations, positions and link texts. */
export interface ToastCardProps {
  /**
   * One of default, success, failure, alert, info, alertWithTitle, chatMessage; other values render
   * nothing.
   */
  readonly type: string;
  /** The message, the title of alertWithTitle, or the sender of chatMessage. */
  readonly text1: string;
  readonly text2?: string | null | undefined;
  readonly link?: { readonly text: string; readonly onPress: () => void } | null | undefined;
  readonly noInternet?: boolean | undefined;
  readonly onClose: () => void;
  readonly closeLabel: string;
}

interface ToastLook {
  readonly toneClass: string | null;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  readonly titled: boolean;
}

const LOOKS: Readonly<Record<string, ToastLook>> = {
  default: { toneClass: null, Icon: Bell, titled: false },
  success: { toneClass: 'is-success', Icon: CircleCheck, titled: false },
  failure: { toneClass: 'is-failure', Icon: CircleX, titled: false },
  alert: { toneClass: 'is-alert', Icon: ShieldAlert, titled: false },
  info: { toneClass: 'is-info', Icon: Info, titled: false },
  alertWithTitle: { toneClass: 'is-alert', Icon: ShieldAlert, titled: true },
  chatMessage: { toneClass: 'is-you', Icon: MessageCircle, titled: true },
};

/** A card of 328 px width. Its container decides how it is announced. */
export function ToastCard({ type, text1, text2, link, noInternet = false, onClose, closeLabel }: ToastCardProps) {
  const look = Object.hasOwn(LOOKS, type) ? LOOKS[type] : undefined;
  if (look === undefined) {
    return null;
  }
  const { Icon } = look;
  const OwnIcon = noInternet ? WifiOff : Icon;
  return (
    <div className={classNames('toast', look.toneClass)}>
      {type === 'chatMessage' ? <Avatar seed={text1} size={26} /> : <OwnIcon size={22} aria-hidden="true" />}
      <div className="toast__text">
        <p className={classNames(look.titled && 'strong')}>{text1}</p>
        {text2 ? <p className="text-ink-2">{text2}</p> : null}
        {link ? (
          <button type="button" className="link link--block strong" onClick={link.onPress}>
            {link.text}
          </button>
        ) : null}
      </div>
      <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}
