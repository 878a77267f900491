import type { NewNotification } from './new-notification';

/** Builds a notification without a pseudonym, so that nothing remains of a withdrawn request or an ended account. */
export function conversationRequestNotification(): NewNotification {
  return aboutConversations('talk-asked', {
    title: 'You have a message request',
    body: 'Read the request, then accept or decline it.',
    ctaText: 'Read the request',
  });
}

export function conversationAcceptedNotification(): NewNotification {
  return aboutConversations('talk-accepted', {
    title: 'Your request was accepted',
    body: 'You can write to each other now.',
    ctaText: 'Open your messages',
  });
}

function aboutConversations(
  kind: 'talk-asked' | 'talk-accepted',
  words: { readonly title: string; readonly body: string; readonly ctaText: string },
): NewNotification {
  return {
    subject: kind,
    variantId: kind,
    data: {
      ...words,
      cta: '/messages',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'comment',
      nativeInfo: { type: 'home', params: {} },
      avatar: null,
      trackingData: { kind },
    },
  };
}
