import type { DeviceHost } from '@/core/kernel/device/device';

export interface PopupQuestion {
  readonly popupType: 'allow_notifications';
  readonly deviceType: Exclude<DeviceHost, 'browser'>;
}

export interface PopupAnswer {
  readonly showPopup: boolean;
  readonly popupCount: number;
}
