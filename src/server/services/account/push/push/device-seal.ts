import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';

/** The longest subscription fits into one block with the ids beside it. */
const DEVICE_BLOCK = 2_560;

const Device = v.object({
  sessionId: v.string(),
  /** In base64. */
  persona: v.string(),
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

/** A device as it is stored: its subscription, the session that it ends with, and the persona whose choices count. */
export type SealedDevice = Readonly<v.InferOutput<typeof Device>>;

/** Seals a device for its inbox, in blocks of equal length: the length of a subscription tells the browser. */
export function sealDevice(seals: Pick<Authorship, 'sealJson'>, inbox: Uint8Array, device: SealedDevice): Buffer {
  return seals.sealJson(inbox, device, DEVICE_BLOCK);
}

/** Opens what `sealDevice` made for the same inbox. Throws SealBroken. */
export function openDevice(seals: Pick<Authorship, 'unsealJson'>, inbox: Uint8Array, sealed: Uint8Array): SealedDevice {
  return v.parse(Device, seals.unsealJson(inbox, sealed));
}
