import { keyIn } from '../keys/key-file.ts';

/** Returns the key that signs challenges, of this data folder. Several machines need CAPTCHA_HMAC_KEY instead. */
export const captchaKeyIn = (dataDir: string): Promise<string> => keyIn(dataDir, 'captcha-hmac');
