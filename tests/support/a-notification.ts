import type { Notification } from '@/core/talk/notifications/notification';

export function aNotification(change: Partial<Notification> = {}): Notification {
  const { notificationId = 'n1' } = change;
  return {
    notificationId,
    status: 0,
    variantId: 'post-upvoted',
    created: '2026-11-20T05:00:00.000Z',
    showPopup: false,
    data: {
      title: `Title ${notificationId}`,
      body: `Body ${notificationId}`,
      cta: `/p/${notificationId}`,
      ctaText: 'Open the post',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'upvote',
      nativeInfo: { type: 'post', params: {} },
      avatar: null,
      trackingData: {},
    },
    ...change,
  };
}
