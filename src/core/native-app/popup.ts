import type { DeviceHost } from '@/core/device/device';

/** A native app asks whether it may show a popup. */
export interface PopupQuestion {
  readonly popupType: 'allow_notifications';
  readonly deviceType: Exclude<DeviceHost, 'browser'>;
}

export interface PopupAnswer {
  readonly showPopup: boolean;
  /** How often it was shown, this time included. */
  readonly popupCount: number;
}
