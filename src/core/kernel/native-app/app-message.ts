/** A message of a page to the app around it (docs/native-app.md). Addresses are paths within the origin, without a token. */
export type AppMessage =
  /** The page listens from now on; the app answers with `notificationPermission`. */
  | { readonly type: 'pageReady' }
  /** Opens the app's share sheet; `url` is a full address. */
  | { readonly type: 'share'; readonly title: string; readonly url: string }
  /** Says whether a pull at the top of the page may load it again. */
  | { readonly type: 'pullToRefresh'; readonly isEnabled: boolean }
  /** Asks for `askForRating` after so many seconds of use. */
  | { readonly type: 'setAppRatingTimer'; readonly seconds: number }
  /** Opens the app's page in its store, to rate it. */
  | { readonly type: 'openAppRating' }
  /** Another page is shown on top of the one before. */
  | { readonly type: 'pushNewPageInStack'; readonly screen: string; readonly url: string }
  /** The page before is shown again. */
  | { readonly type: 'goBackInPageStack' }
  /** Asks the system for the permission to notify. */
  | { readonly type: 'initNotifications' }
  /** Opens the system's settings of the app's notifications. */
  | { readonly type: 'openNotificationSettings' }
  /** Opens the app's own login; `redirectUrl` is to be loaded after it. */
  | { readonly type: 'openLogin'; readonly redirectUrl: string }
  /** Ends the session. */
  | { readonly type: 'signOut' };
