import type { DeviceHost } from '@/core/kernel/device/device';

/** A native app asks whether it may show a popup. */
export interface PopupQuestion {
  readonly popupType: 'allow_notifications';
  readonly deviceType: Exclude<DeviceHost, 'browser'>;
}

export interface PopupAnswer {
  readonly showPopup: boolean;
  /** The times that it was shown, this one included. */
  readonly popupCount: number;
}
