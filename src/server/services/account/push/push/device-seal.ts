import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';

const DEVICE_BLOCK = 2_560;

const Device = v.object({
  sessionId: v.string(),
  /** In base64. */
  persona: v.string(),
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

export type SealedDevice = Readonly<v.InferOutput<typeof Device>>;

/** Seals a device in equal blocks, because a subscription's length reveals the browser. */
export function sealDevice(seals: Pick<Authorship, 'sealJson'>, inbox: Uint8Array, device: SealedDevice): Buffer {
  return seals.sealJson(inbox, device, DEVICE_BLOCK);
}

/** Opens a device. Throws SealBroken. */
export function unsealDevice(
  seals: Pick<Authorship, 'unsealJson'>,
  inbox: Uint8Array,
  sealed: Uint8Array,
): SealedDevice {
  return v.parse(Device, seals.unsealJson(inbox, sealed));
}
