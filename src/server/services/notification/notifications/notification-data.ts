import type { NotificationData } from '@/contract/generated/notification';

const TEXTS = ['title', 'body', 'cta', 'ctaText', 'ctaType', 'icon'] as const;

/** Whether an opened payload is what this service seals; its seal has proved that nobody else wrote it. */
export function isNotificationData(value: unknown): value is NotificationData {
  if (typeof value !== 'object' || value === null) return false;
  const members: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  const objects = [members.get('nativeInfo'), members.get('trackingData')];
  return (
    TEXTS.every((name) => typeof members.get(name) === 'string') &&
    objects.every((member) => typeof member === 'object' && member !== null) &&
    members.has('ctaImage') &&
    members.has('avatar')
  );
}
