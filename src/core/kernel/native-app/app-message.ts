export type AppMessage =
  /** The app answers with `notificationPermission`. */
  | { readonly type: 'pageReady' }
  | { readonly type: 'share'; readonly title: string; readonly url: string }
  | { readonly type: 'pullToRefresh'; readonly isEnabled: boolean }
  /** Asks the app to send `askForRating` after this time of use. */
  | { readonly type: 'setAppRatingTimer'; readonly seconds: number }
  | { readonly type: 'openAppRating' }
  | { readonly type: 'pushNewPageInStack'; readonly screen: string; readonly url: string }
  | { readonly type: 'goBackInPageStack' }
  | { readonly type: 'initNotifications' }
  | { readonly type: 'openNotificationSettings' }
  | { readonly type: 'openLogin'; readonly redirectUrl: string }
  | { readonly type: 'signOut' };
