import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';

// The parameters of RFC 6238 that every authenticator app supports.
const periodSeconds = 30;
const digits = 6;
/** Number of time steps by which a code may be early or late. */
const window = 1;
const issuer = 'Vitrine';

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits, period: periodSeconds, secret: Secret.fromBase32(secret) });

/** Returns a new secret of 160 bits in base 32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the counter of the time step that the code belongs to; null when the code is wrong or too old. */
export function findCounter(secret: string, typed: string, now: number): number | null {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}

/** Data to set up an authenticator app. */
export interface Enrolment {
  /** The secret in groups of four characters, for typing. */
  secret: string;
  /** The QR code as a PNG data URL. */
  qr_code: string;
}

/** Returns the QR code and the secret for the account of this e-mail address. */
export async function describeEnrolment(secret: string, email: string): Promise<Enrolment> {
  const qrCode = await toDataURL(totpOf(secret, email).toString(), { margin: 2, width: 440 });
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), qr_code: qrCode };
}
