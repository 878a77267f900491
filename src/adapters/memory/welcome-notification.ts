import type { Notification } from '@/core/notifications/notification';
import type { MemoryWorld } from './memory-world';

/** The notification that welcomes a new reader. */
export function welcomeNotification(world: MemoryWorld): Notification {
  return {
    notificationId: world.ids.next(),
    status: 0,
    variantId: 'welcome',
    created: world.timestamp(),
    showPopup: false,
    data: welcomeTexts(world.brand),
  };
}

/** The texts of the notification. */
export function welcomeTexts(brand: string): Notification['data'] {
  return {
    title: `Welcome to ${brand}`,
    body: 'Vote for what helps you. To post yourself, choose a pseudonym: your name is never shown.',
    cta: '/',
    ctaText: 'Read the feed',
    ctaType: 'internal',
    ctaImage: null,
    icon: 'welcome',
    nativeInfo: { type: 'home', params: {} },
    avatar: null,
    trackingData: { kind: 'welcome' },
  };
}
