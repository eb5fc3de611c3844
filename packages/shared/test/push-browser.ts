import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const SALT_END = 16;
const SENDER_START = 21;
const TAG_BYTES = 16;

/** The keys of a browser that has subscribed to notifications, and how it reads a message (RFC 8188, RFC 8291). */
export function createPushBrowser() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16);

  function decrypt(message: Buffer): string {
    const salt = message.subarray(0, SALT_END);
    const senderEnd = SENDER_START + message.readUInt8(SENDER_START - 1);
    const sender = message.subarray(SENDER_START, senderEnd);
    const derive = (key: Buffer, saltOf: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, saltOf, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const shared = derive(ecdh.computeSecret(sender), auth, info, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(message.subarray(-TAG_BYTES));
    const padded = decipher.update(message.subarray(senderEnd, -TAG_BYTES));
    decipher.final();
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  return { keys: { p256dh, auth: auth.toString('base64url') }, decrypt };
}
