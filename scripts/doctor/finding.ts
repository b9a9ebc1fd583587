/** What one check of an installation has found. */
export interface Finding {
  /** `wrong` keeps a part from working, `advice` concerns safety or comfort, `good` is said so that it is known to be looked at. */
  level: 'good' | 'advice' | 'wrong';
  /** What is so, in one sentence. */
  text: string;
  /** What to do, in one sentence; empty for what is good. */
  remedy: string;
}

export const good = (text: string): Finding => ({ level: 'good', text, remedy: '' });
export const advice = (text: string, remedy: string): Finding => ({ level: 'advice', text, remedy });
export const wrong = (text: string, remedy: string): Finding => ({ level: 'wrong', text, remedy });
