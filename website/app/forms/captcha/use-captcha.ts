import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocale } from '../../locale/use-locale.tsx';
import { useSite } from '../../site/site-context.tsx';
import { watchInView } from '../../ui/watch-in-view.ts';
import type { Captcha } from './captcha.ts';
import './captcha.css';
import { captchaNeed } from './captcha-need.ts';

/**
 * Returns the captcha of a form. It opens when the form first becomes visible, and counts as needed while the form is in view
 * (captcha.1). `place` contains a visible captcha, `action` is the type of the form. An error while opening, such as a missing
 * site key or version, is logged, and thrown again on submission.
 */
export function useCaptcha(form: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>, action: string) {
  const { captcha } = useSite();
  const locale = useLocale();
  const identifier = useId();
  const opened = useRef<Promise<Captcha> | null>(null);
  const isAvailable = Boolean(captcha?.siteKey);

  async function load(): Promise<Captcha> {
    const { openCaptcha } = await import('./open-captcha.ts');
    if (!place.current) throw new Error('The form of the captcha is gone.');
    const { siteKey = null, version = null } = captcha ?? {};
    return openCaptcha({ siteKey, version, locale, action, place: place.current });
  }

  function open(): Promise<Captcha> {
    opened.current ??= load().catch((error: unknown) => {
      opened.current = null;
      throw error;
    });
    return opened.current;
  }

  const openAhead = useEffectEvent(() => void open().catch(console.error));

  useEffect(() => {
    if (!form.current) return;
    const unwatch = watchInView(form.current, (isInView) => {
      if (!isInView) return captchaNeed.release(identifier);
      captchaNeed.request(identifier);
      openAhead();
    });
    return () => {
      unwatch();
      captchaNeed.release(identifier);
    };
  }, [form, identifier]);

  return {
    isAvailable,
    /** True when the captcha needs neither the visitor nor a third party, so that the form must mention it. */
    isSilent: isAvailable && captcha?.version === 'altcha',
    /** Call when the visitor starts to type. */
    prepare() {
      open().then(
        (captcha) => captcha.prepare(),
        () => undefined,
      );
    },
    /** Returns the response to send with the form; throws when none is available. */
    answer: async (): Promise<string> => (await open()).answer(),
  };
}
