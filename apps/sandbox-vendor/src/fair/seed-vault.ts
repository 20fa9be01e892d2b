import { createCipheriv, createDecipheriv, createPrivateKey, hkdfSync, randomBytes } from 'node:crypto';

export interface SeedVault {
  seal(serverSeed: Buffer): Buffer;
  /** Throws when the sealed bytes were changed or sealed under another key. */
  open(sealed: Buffer): Buffer;
}

const nonceLength = 12;
const tagLength = 16;

/**
 * Seeds that still decide rounds are encrypted in the database (AES-256-GCM), so that neither a backup nor a reader
 * of the table learns the next outcome. The key is derived from the server's private key and never stored.
 */
export function seedVault(privateKeyPem: string): SeedVault {
  const secret = createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' });
  const key = Buffer.from(hkdfSync('sha256', secret, 'sandbox-vendor', 'server seeds at rest', 32));
  return {
    seal(serverSeed) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(serverSeed), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength));
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]);
    },
  };
}
